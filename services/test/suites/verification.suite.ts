import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { known, visitor } from '../people.ts';
import { linkOf, mailsTo } from '../sentMails.ts';
import { call, type Errors, type WorldOf } from '../world.ts';

export const verificationSuite = (world: WorldOf): void => {
  const send = <Body = { message: string }>(path: string, body: object, from = visitor()) =>
    call<Body>(world(), 'POST', path, { body, from });
  const isVerified = async (user: string) =>
    (await call<{ emailVerified: boolean }>(world(), 'GET', '/my/user', { user })).body.emailVerified;
  const codeFor = async (email: string) =>
    linkOf((await mailsTo(world().app, email))[0]).searchParams.get('verification_code') ?? '';

  describe('the verification of an address', () => {
    it(
      'mails a code; the right one marks the user as verified, once',
      { tags: ['R7.100', 'R7.101'] },
      async () => {
        const email = await known(world(), 'verifier');
        expect(await isVerified('verifier')).toBe(false);
        const sent = await send('/web-api/tr/auth/verify-email-send', { email });
        expect(sent.status).toBe(200);
        const [mail] = await mailsTo(world().app, email);
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
      },
    );

    it('uses up the other codes of the address too', { tags: ['R7.101'] }, async () => {
      const email = await known(world(), 'twice-sent');
      await send('/auth/verify-email-send', { email });
      const token = await codeFor(email);
      await send('/auth/verify-email-send', { email });
      const second = await codeFor(email);
      expect(second).not.toBe(token);
      expect((await send('/auth/verify-email-confirm', { email, token })).status).toBe(200);
      expect((await send('/auth/verify-email-confirm', { email, token: second })).status).toBe(422);
    });

    it('leaves a link to choose a new password usable', { tags: ['R7.101'] }, async () => {
      const email = await known(world(), 'both-kinds');
      await send('/auth/verify-email-send', { email });
      const code = await codeFor(email);
      await send('/auth/forgot-password', { email });
      const token = linkOf((await mailsTo(world().app, email))[0]).searchParams.get('token');
      expect((await send('/auth/verify-email-confirm', { email, token: code })).status).toBe(200);
      expect((await send('/auth/check-reset-password-token', { email, token })).status).toBe(200);
    });

    it('a code can be used for three days', { tags: ['R7.101'] }, async () => {
      const email = await known(world(), 'slow-verifier');
      await send('/auth/verify-email-send', { email });
      const token = await codeFor(email);
      const age = (minutes: number) =>
        world().database.rows(sql`update account_tokens
          set expires_at = expires_at - make_interval(mins => ${minutes}) where email = ${email}`);
      await age(3 * 24 * 60);
      expect((await send('/auth/verify-email-confirm', { email, token })).status).toBe(422);
      await age(-2);
      expect((await send('/auth/verify-email-confirm', { email, token })).status).toBe(200);
    });

    it(
      'answers the same to unknown and verified addresses, and sends nothing',
      { tags: ['R7.100'] },
      async () => {
        const email = await known(world(), 'verified-before');
        const answered = await send('/auth/verify-email-send', { email });
        await send('/auth/verify-email-confirm', { email, token: await codeFor(email) });
        expect(await send('/auth/verify-email-send', { email })).toEqual(answered);
        expect(await mailsTo(world().app, email)).toHaveLength(1);
        expect(await send('/auth/verify-email-send', { email: 'unknown@example.org' })).toEqual(answered);
        expect(await mailsTo(world().app, 'unknown@example.org')).toEqual([]);
      },
    );

    it('sends at most 5 mails an hour to an address, then answers 429', { tags: ['R7.103'] }, async () => {
      const email = await known(world(), 'insistent');
      const statuses: number[] = [];
      for (let time = 0; time < 6; time += 1)
        statuses.push((await send('/auth/verify-email-send', { email })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await mailsTo(world().app, email)).toHaveLength(5);
      // Mails of another kind are counted apart.
      expect((await send('/auth/forgot-password', { email })).status).toBe(200);
    });

    it('a token for one purpose is invalid for another', async () => {
      const email = await known(world(), 'mixer');
      await send('/auth/verify-email-send', { email });
      const token = await codeFor(email);
      expect((await send('/auth/check-reset-password-token', { email, token })).status).toBe(422);
    });

    it('looks up the account at the identity service, and confirms the address there', async () => {
      const { app, admin } = world().managed;
      const email = 'New.Comer@example.org';
      admin.accounts.set('newcomer', { id: 'newcomer', email, password: 'p', emailVerified: false });
      const managed = (path: string, body: object) =>
        call({ ...world(), app }, 'POST', path, { body, from: visitor() });
      expect((await managed('/auth/verify-email-send', { email: email.toUpperCase() })).status).toBe(200);
      const [mail] = await mailsTo(app, email);
      expect(mail?.recipient).toBe(email);
      const token = linkOf(mail).searchParams.get('verification_code');
      admin.fail('status');
      expect((await managed('/auth/verify-email-confirm', { email, token })).status).toBe(503);
      admin.fail(null);
      expect(admin.accounts.get('newcomer')?.emailVerified).toBe(false);
      expect((await managed('/auth/verify-email-confirm', { email, token })).status).toBe(200);
      expect(admin.accounts.get('newcomer')?.emailVerified).toBe(true);
    });

    it('treats a changed address as unverified', async () => {
      const email = await known(world(), 'mover');
      await send('/auth/verify-email-send', { email });
      await send('/auth/verify-email-confirm', { email, token: await codeFor(email) });
      expect(await isVerified('mover')).toBe(true);
      const { app, identity } = world();
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
      // Mails go there from now on.
      await send('/auth/verify-email-send', { email: elsewhere });
      expect(await mailsTo(app, elsewhere)).toHaveLength(1);
      expect((await init(email)).json()).toMatchObject({ emailVerified: false });
    });
  });
};
