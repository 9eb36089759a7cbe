import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signedInUser, visitor } from '../people.ts';
import { linkOf, mailsTo } from '../sentMails.ts';
import { call, type Errors, type ServicesOf } from '../testServices.ts';

interface Answer {
  message: string;
}

export const passwordResetSuite = (services: ServicesOf): void => {
  const send = <Body = Answer>(path: string, body: object, from = visitor()) =>
    call<Body>(services(), 'POST', path, { body, from });
  const sendToManaged = <Body = Answer>(path: string, body: object, from = visitor()) =>
    call<Body>({ ...services(), app: services().managed.app }, 'POST', path, { body, from });

  describe('the reset of a forgotten password', () => {
    it(
      'answers the same for known and unknown addresses, but mails a link only to known ones',
      { tags: ['R7.97'] },
      async () => {
        const email = await signedInUser(services(), 'forgetful');
        const answered = await send('/web-api/de/auth/forgot-password', { email: email.toUpperCase() });
        expect(answered.status).toBe(200);
        expect(await send('/auth/forgot-password', { email: 'stranger@example.org' })).toEqual(answered);
        const [mail, ...more] = await mailsTo(services().app, email);
        expect(more).toEqual([]);
        expect(mail).toMatchObject({
          kind: 'resetPassword',
          language: 'de',
          subject: 'Wähle ein neues Passwort für Citygigs',
        });
        const link = linkOf(mail);
        expect(`${link.origin}${link.pathname}`).toBe('http://site.test/de');
        expect(Object.fromEntries(link.searchParams)).toEqual({
          modal: 'ResetPassword',
          email,
          token: expect.stringMatching(/^[\w-]{43}$/) as string,
          secretHash: expect.stringMatching(/^[\w-]{43}$/) as string,
        });
        expect(await mailsTo(services().app, 'stranger@example.org')).toEqual([]);
        const tokens = await services().database.rows(
          sql`select * from account_tokens where email = ${email}`,
        );
        expect(JSON.stringify(tokens)).not.toContain(link.searchParams.get('token'));
        expect(JSON.stringify(tokens)).not.toContain(link.searchParams.get('secretHash'));
      },
    );

    it(
      'answers 429 to the sixth request for a known or unknown address within an hour, even if requests are concurrent',
      { tags: ['R7.103'] },
      async () => {
        const [email, from] = [await signedInUser(services(), 'impatient'), '198.51.100.61'];
        for (const address of [email, 'nobody-at-all@example.org']) {
          const answers = await Promise.all(
            Array.from({ length: 8 }, () => send('/auth/forgot-password', { email: address }, from)),
          );
          expect(answers.map(({ status }) => status).toSorted()).toEqual([
            ...Array.from({ length: 5 }, () => 200),
            ...Array.from({ length: 3 }, () => 429),
          ]);
        }
        expect(await mailsTo(services().app, email)).toHaveLength(5);
        const { app } = services();
        const rejected = await app.inject({
          method: 'POST',
          url: '/web-api/en/auth/forgot-password',
          payload: { email: ` ${email}`.trim().toUpperCase() },
          headers: { 'x-forwarded-for': from },
        });
        expect(rejected.statusCode).toBe(429);
        expect(rejected.json()).toEqual({ message: 'Too many requests. Try again later.' });
        expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(3_500);
        expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(3_600);
        // A request no longer counts after an hour.
        await services().database.rows(
          sql`update request_limits set hits[1] = hits[1] - interval '1 hour' where cardinality(hits) = 5`,
        );
        expect((await send('/auth/forgot-password', { email }, from)).status).toBe(200);
        expect((await send('/auth/forgot-password', { email }, from)).status).toBe(429);
      },
    );

    it(
      'answers 429 to a caller that tries many addresses, but not to others',
      { tags: ['R7.103'] },
      async () => {
        const from = '198.51.100.7';
        const statuses = await Promise.all(
          Array.from(
            { length: 32 },
            async (_, at) =>
              (await send('/auth/forgot-password', { email: `guess-${at}@example.org` }, from)).status,
          ),
        );
        expect(statuses.filter((status) => status === 429)).toHaveLength(2);
        expect((await send('/auth/forgot-password', { email: 'guess-99@example.org' })).status).toBe(200);
      },
    );

    it.each(['check-reset-password-token', 'reset-password', 'verify-email-confirm'])(
      'answers 429 to a caller that tries more than 30 tokens an hour at %s, separately from other operations',
      { tags: ['R7.103'] },
      async (name) => {
        const wrong = { email: 'x@example.org', token: 'x', secretHash: 'x', password: 'a good password' };
        const statuses = await Promise.all(
          Array.from({ length: 32 }, async () => (await send(`/auth/${name}`, wrong, '198.51.100.8')).status),
        );
        expect(statuses.toSorted()).toEqual([
          ...Array.from({ length: 30 }, () => 422),
          ...Array.from({ length: 2 }, () => 429),
        ]);
        expect((await send(`/auth/${name}`, wrong)).status).toBe(422);
      },
    );

    it('trusts x-forwarded-for only from the configured proxies', { tags: ['R7.103'] }, async () => {
      const statuses = await Promise.all(
        Array.from({ length: 32 }, async () => {
          const answer = await services().app.inject({
            method: 'POST',
            url: '/web-api/en/auth/check-reset-password-token',
            payload: { email: 'x@example.org', token: 'x' },
            headers: { 'x-forwarded-for': visitor() },
            remoteAddress: '198.51.100.9',
          });
          return answer.statusCode;
        }),
      );
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    });

    it(
      'sends the mail to the address of the account, even if it was entered in another case',
      { tags: ['R7.97'] },
      async () => {
        const { admin, app } = services().managed;
        const email = 'Typed.Otherwise@example.org';
        admin.accounts.set('typist', { id: 'typist', email, password: 'p', emailVerified: true });
        const typed = 'typed.otherwise@EXAMPLE.org';
        expect((await sendToManaged('/auth/forgot-password', { email: typed })).status).toBe(200);
        expect((await mailsTo(app, typed)).map(({ recipient }) => recipient)).toEqual([email]);
      },
    );

    it.each([
      [{}, 'email', 'required'],
      [{ email: 'nonsense' }, 'email', 'invalid'],
      [{ email: 1 }, 'email', 'invalid'],
      [{ email: ['a@example.org'] }, 'email', 'invalid'],
      [{ email: `${'x'.repeat(250)}@example.org` }, 'email', 'too_long'],
      [{ email: 'a\0@example.org' }, 'email', 'invalid'],
    ])('answers 422 to %j and names the field', { tags: ['R7.103'] }, async (body, field, code) => {
      const { status, body: answer } = await send<Errors>('/auth/forgot-password', body);
      expect(status).toBe(422);
      expect(answer.errors[0]).toMatchObject({ field, code });
    });
  });

  describe('the link to choose a new password', () => {
    /** Creates an account at the identity service, and returns it with the parts of a link that was mailed to it. */
    const accountWithLink = async (id: string) => {
      const { admin, app } = services().managed;
      const email = `${id}@example.org`;
      admin.accounts.set(id, { id, email, password: 'the old one', emailVerified: false });
      expect((await sendToManaged('/auth/forgot-password', { email })).status).toBe(200);
      const { modal: _modal, ...link } = Object.fromEntries(
        linkOf((await mailsTo(app, email))[0]).searchParams,
      );
      return { link: link as Record<'email' | 'token' | 'secretHash', string>, admin, email, id };
    };

    it('can be checked repeatedly, and a wrong token is answered with 422', { tags: ['R7.98'] }, async () => {
      const { link } = await accountWithLink('checker');
      const { email, token } = link;
      for (let time = 0; time < 2; time += 1) {
        expect((await sendToManaged('/auth/check-reset-password-token', { email, token })).status).toBe(200);
      }
      const { link: other } = await accountWithLink('other-checker');
      for (const wrong of [
        { email, token: 'x' },
        { email, token: `${token}x` },
        { email, token: other.token },
        { email: 'stranger@example.org', token },
      ]) {
        const { status, body } = await sendToManaged<Errors>('/auth/check-reset-password-token', wrong);
        expect(status).toBe(422);
        expect(body.errors).toEqual([
          expect.objectContaining({ field: 'token', code: 'expired' }) as Errors['errors'][0],
        ]);
      }
      for (const wrong of [
        { email },
        { email, token: '' },
        { email, token: 'x'.repeat(201) },
        { email, token: 7 },
      ]) {
        expect((await sendToManaged('/auth/check-reset-password-token', wrong)).status).toBe(422);
      }
    });

    it('is valid for an hour', { tags: ['R7.98'] }, async () => {
      const { link } = await accountWithLink('late');
      const statusAfter = async (minutes: number) => {
        await services().database.rows(sql`update account_tokens
          set expires_at = expires_at - make_interval(mins => ${minutes}) where email = ${link.email}`);
        return (await sendToManaged('/auth/check-reset-password-token', link)).status;
      };
      expect(await statusAfter(58)).toBe(200);
      expect(await statusAfter(2)).toBe(422);
    });

    it(
      'sets the password at the identity service once for concurrent requests',
      { tags: ['R7.99'] },
      async () => {
        const { link, admin, id, email } = await accountWithLink('resetter');
        await signedInUser(services(), id);
        const isVerified = async () =>
          (await call<{ emailVerified: boolean }>(services(), 'GET', '/my/user', { user: id })).body
            .emailVerified;
        expect(await isVerified()).toBe(false);
        const answers = await Promise.all(
          ['first password', 'second password', 'third password'].map((password) =>
            sendToManaged('/auth/reset-password', { ...link, password }),
          ),
        );
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
        expect(admin.accounts.get(id)?.password).toMatch(/^(first|second|third) password$/);
        expect(admin.calls.filter((request) => request === `AdminSetUserPassword ${id}`)).toHaveLength(1);
        expect((await sendToManaged('/auth/reset-password', { ...link, password: 'once more' })).status).toBe(
          422,
        );
        expect((await sendToManaged('/auth/check-reset-password-token', link)).status).toBe(422);
        expect((await mailsTo(services().managed.app, email))[0]).toMatchObject({
          kind: 'passwordChanged',
          subject: 'Your Citygigs password was changed',
        });
        // The link proves access to the mails of the address.
        expect(await isVerified()).toBe(true);
      },
    );

    it('invalidates the other links of the address', { tags: ['R7.99'] }, async () => {
      const { link } = await accountWithLink('twice');
      const { link: second } = await accountWithLink('twice');
      expect(second.token).not.toBe(link.token);
      expect(
        (await sendToManaged('/auth/reset-password', { ...second, password: 'password 2' })).status,
      ).toBe(200);
      expect((await sendToManaged('/auth/reset-password', { ...link, password: 'password 3' })).status).toBe(
        422,
      );
    });

    it('stays usable after a wrong secretHash or a weak password', { tags: ['R7.99'] }, async () => {
      const { link, admin, id } = await accountWithLink('careful');
      const { link: other } = await accountWithLink('careful-too');
      const password = 'a good password';
      for (const secretHash of ['x', other.secretHash, `${link.secretHash}x`]) {
        const { status, body } = await sendToManaged<Errors>('/auth/reset-password', {
          ...link,
          secretHash,
          password,
        });
        expect([status, body.errors[0]?.field]).toEqual([422, 'token']);
      }
      for (const [weak, code] of [
        ['short', 'too_short'],
        ['x'.repeat(257), 'too_long'],
        ['aaaaaaaaaa', 'too_weak'],
      ]) {
        const { status, body } = await sendToManaged<Errors>('/auth/reset-password', {
          ...link,
          password: weak,
        });
        expect([status, body.errors[0]?.field, body.errors[0]?.code]).toEqual([422, 'password', code]);
      }
      expect(admin.accounts.get(id)?.password).toBe('the old one');
      expect((await sendToManaged('/auth/reset-password', { ...link, password })).status).toBe(200);
      expect(admin.accounts.get(id)?.password).toBe(password);
    });

    it('is invalid if the account was deleted', { tags: ['R7.99'] }, async () => {
      const { link, admin, id, email } = await accountWithLink('gone');
      admin.accounts.delete(id);
      const answer = await sendToManaged<Errors>('/auth/reset-password', {
        ...link,
        password: 'a good password',
      });
      expect([answer.status, answer.body.errors[0]?.field]).toEqual([422, 'token']);
      expect((await mailsTo(services().managed.app, email)).map(({ kind }) => kind)).toEqual([
        'resetPassword',
      ]);
    });

    it.each(['status', 'reset'] as const)(
      'stays usable after a 503 because the identity service failed (%s)',
      { tags: ['R7.99'] },
      async (failure) => {
        const { link, admin, id } = await accountWithLink(`unlucky-${failure}`);
        admin.fail(failure);
        try {
          const failed = await sendToManaged('/auth/reset-password', {
            ...link,
            password: 'a good password',
          });
          expect(failed).toEqual({
            status: 503,
            body: { message: 'The identity service cannot be reached. Try again later.' },
          });
        } finally {
          admin.fail(null);
        }
        expect(admin.accounts.get(id)?.password).toBe('the old one');
        expect(
          (await sendToManaged('/auth/reset-password', { ...link, password: 'a good password' })).status,
        ).toBe(200);
      },
    );

    it(
      'stays usable after a 503 because no identity service is configured',
      { tags: ['R7.99'] },
      async () => {
        const { link } = await accountWithLink('early');
        const answer = await send('/auth/reset-password', { ...link, password: 'a good password' });
        expect(answer.status).toBe(503);
        expect(answer.body.message).toContain('COGNITO_USER_POOL_ID');
        expect((await send('/auth/check-reset-password-token', link)).status).toBe(200);
        expect(
          (await sendToManaged('/auth/reset-password', { ...link, password: 'a good password' })).status,
        ).toBe(200);
      },
    );

    it('is not sent if the account cannot be looked up, and the answer is 503', async () => {
      const { admin } = services().managed;
      admin.fail('garbage');
      try {
        expect((await sendToManaged('/auth/forgot-password', { email: 'anybody@example.org' })).status).toBe(
          503,
        );
      } finally {
        admin.fail(null);
      }
    });
  });
};
