import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signedInUser, visitor } from '../people.ts';
import { linkOf, mailsTo } from '../sentMails.ts';
import { call, type Errors, type ServicesOf } from '../testServices.ts';

export const verificationSuite = (services: ServicesOf): void => {
  const send = <Body = { message: string }>(path: string, body: object, from = visitor()) =>
    call<Body>(services(), 'POST', path, { body, from });
  const isVerified = async (user: string) =>
    (await call<{ emailVerified: boolean }>(services(), 'GET', '/my/user', { user })).body.emailVerified;
  const codeFor = async (email: string) =>
    linkOf((await mailsTo(services().app, email))[0]).searchParams.get('verification_code') ?? '';

  describe('the verification of an address', () => {
    it('mails a code that verifies the address and works once', { tags: ['R7.100', 'R7.101'] }, async () => {
      const email = await signedInUser(services(), 'verifier');
      expect(await isVerified('verifier')).toBe(false);
      const sent = await send('/web-api/tr/auth/verify-email-send', { email });
      expect(sent.status).toBe(200);
      const [mail] = await mailsTo(services().app, email);
      expect(mail).toMatchObject({
        kind: 'verifyEmail',
        language: 'tr',
        subject: 'E-posta adresini onayla: Citygigs',
      });
      expect(linkOf(mail).pathname).toBe('/tr');
      const token = await codeFor(email);
      expect(token).toMatch(/^[\w-]{43}$/);
      for (const wrong of [
        { email, token: 'wrong' },
        { email: 'stranger@example.org', token },
        { email, token: 'x'.repeat(201) },
        { email, token: { a: 1 } },
        { email },
      ]) {
        const { status, body } = await send<Errors>('/auth/verify-email-confirm', wrong);
        expect([status, body.errors[0]?.field]).toEqual([422, 'token']);
      }
      expect(await isVerified('verifier')).toBe(false);
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => send('/auth/verify-email-confirm', { email, token })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
      expect(await isVerified('verifier')).toBe(true);
      expect((await send('/auth/verify-email-confirm', { email, token })).status).toBe(422);
    });

    it('invalidates the other codes of the address', { tags: ['R7.101'] }, async () => {
      const email = await signedInUser(services(), 'twice-sent');
      await send('/auth/verify-email-send', { email });
      const token = await codeFor(email);
      await send('/auth/verify-email-send', { email });
      const second = await codeFor(email);
      expect(second).not.toBe(token);
      expect((await send('/auth/verify-email-confirm', { email, token })).status).toBe(200);
      expect((await send('/auth/verify-email-confirm', { email, token: second })).status).toBe(422);
    });

    it('does not invalidate a link to choose a new password', { tags: ['R7.101'] }, async () => {
      const email = await signedInUser(services(), 'both-kinds');
      await send('/auth/verify-email-send', { email });
      const code = await codeFor(email);
      await send('/auth/forgot-password', { email });
      const token = linkOf((await mailsTo(services().app, email))[0]).searchParams.get('token');
      expect((await send('/auth/verify-email-confirm', { email, token: code })).status).toBe(200);
      expect((await send('/auth/check-reset-password-token', { email, token })).status).toBe(200);
    });

    it('accepts a code for three days', { tags: ['R7.101'] }, async () => {
      const email = await signedInUser(services(), 'slow-verifier');
      await send('/auth/verify-email-send', { email });
      const token = await codeFor(email);
      const age = (minutes: number) =>
        services().database.rows(sql`update account_tokens
          set expires_at = expires_at - make_interval(mins => ${minutes}) where email = ${email}`);
      await age(3 * 24 * 60);
      expect((await send('/auth/verify-email-confirm', { email, token })).status).toBe(422);
      await age(-2);
      expect((await send('/auth/verify-email-confirm', { email, token })).status).toBe(200);
    });

    it(
      'answers the same for unknown and verified addresses, but sends nothing',
      { tags: ['R7.100'] },
      async () => {
        const email = await signedInUser(services(), 'verified-before');
        const answered = await send('/auth/verify-email-send', { email });
        await send('/auth/verify-email-confirm', { email, token: await codeFor(email) });
        expect(await send('/auth/verify-email-send', { email })).toEqual(answered);
        expect(await mailsTo(services().app, email)).toHaveLength(1);
        expect(await send('/auth/verify-email-send', { email: 'unknown@example.org' })).toEqual(answered);
        expect(await mailsTo(services().app, 'unknown@example.org')).toEqual([]);
      },
    );

    it(
      'sends at most 5 mails an hour to an address at the request of one network, then answers 429',
      { tags: ['R7.103'] },
      async () => {
        const email = await signedInUser(services(), 'insistent');
        const statuses: number[] = [];
        for (let time = 0; time < 6; time += 1)
          statuses.push((await send('/auth/verify-email-send', { email }, '198.51.100.63')).status);
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
        expect(await mailsTo(services().app, email)).toHaveLength(5);
        // Other kinds of mail have their own limit.
        expect((await send('/auth/forgot-password', { email })).status).toBe(200);
      },
    );

    it('does not verify the account of a stranger who asked for the link, when its reader is signed in', async () => {
      const email = await signedInUser(services(), 'link-asker');
      await send('/auth/verify-email-send', { email });
      const body = { email, token: await codeFor(email) };
      const path = '/auth/verify-email-confirm';
      const reader = await call<Errors>(services(), 'POST', path, { body, user: 'link-reader' });
      expect([reader.status, reader.body.errors[0]?.field]).toEqual([422, 'token']);
      expect(await isVerified('link-asker')).toBe(false);
      expect((await call(services(), 'POST', path, { body, user: 'link-asker' })).status).toBe(200);
      expect(await isVerified('link-asker')).toBe(true);
    });

    it('rejects a token for another purpose', async () => {
      const email = await signedInUser(services(), 'mixer');
      await send('/auth/verify-email-send', { email });
      const token = await codeFor(email);
      expect((await send('/auth/check-reset-password-token', { email, token })).status).toBe(422);
    });

    it('looks up the account of a provider at the identity service, and confirms the address there', async () => {
      const { app, admin } = services().managed;
      const email = 'New.Comer@example.org';
      admin.accounts.set('newcomer', { id: 'newcomer', email, password: null, emailVerified: false });
      const sendToManaged = (path: string, body: object) =>
        call({ ...services(), app }, 'POST', path, { body, from: visitor() });
      expect((await sendToManaged('/auth/verify-email-send', { email: email.toUpperCase() })).status).toBe(
        200,
      );
      const [mail] = await mailsTo(app, email);
      expect(mail?.recipient).toBe(email);
      const token = linkOf(mail).searchParams.get('verification_code');
      admin.fail('status');
      expect((await sendToManaged('/auth/verify-email-confirm', { email, token })).status).toBe(503);
      admin.fail(null);
      expect(admin.accounts.get('newcomer')?.emailVerified).toBe(false);
      expect((await sendToManaged('/auth/verify-email-confirm', { email, token })).status).toBe(200);
      expect(admin.accounts.get('newcomer')?.emailVerified).toBe(true);
    });

    it(
      'answers 429 to a caller that uses many addresses of one IPv6 network',
      { tags: ['R7.103'] },
      async () => {
        const statuses = await Promise.all(
          Array.from({ length: 32 }, async (_, at) => {
            const body = { email: `guess-six-${at}@example.org` };
            return (await send('/auth/verify-email-send', body, `2001:db8:7:7:${at}::1`)).status;
          }),
        );
        expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      },
    );

    it('treats a changed address as unverified', async () => {
      const email = await signedInUser(services(), 'mover');
      await send('/auth/verify-email-send', { email });
      await send('/auth/verify-email-confirm', { email, token: await codeFor(email) });
      expect(await isVerified('mover')).toBe(true);
      const { app, identity } = services();
      const as = (address: string, method: 'GET' | 'POST', url: string) =>
        app.inject({
          method,
          url: `/web-api/en${url}`,
          headers: { authorization: `Bearer ${identity.tokenOf('mover', { claims: { email: address } })}` },
        });
      const init = (address: string) => as(address, 'POST', '/my/user/init');
      const elsewhere = 'elsewhere@example.org';
      expect((await as(elsewhere, 'GET', '/my/user')).json()).toMatchObject({ emailVerified: false });
      expect((await init(elsewhere)).json()).toMatchObject({ emailVerified: false });
      // New mails go to the changed address.
      await send('/auth/verify-email-send', { email: elsewhere });
      expect(await mailsTo(app, elsewhere)).toHaveLength(1);
      expect((await init(email)).json()).toMatchObject({ emailVerified: false });
    });
  });
};
