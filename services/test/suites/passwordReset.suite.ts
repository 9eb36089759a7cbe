import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { known, visitor } from '../people.ts';
import { linkOf, mailsTo } from '../sentMails.ts';
import { call, type Errors, type WorldOf } from '../world.ts';

interface Answer {
  message: string;
}

export const passwordResetSuite = (world: WorldOf): void => {
  const send = <Body = Answer>(path: string, body: object, from = visitor()) =>
    call<Body>(world(), 'POST', path, { body, from });
  const managed = <Body = Answer>(path: string, body: object, from = visitor()) =>
    call<Body>({ ...world(), app: world().managed.app }, 'POST', path, { body, from });

  describe('a forgotten password', () => {
    it(
      'gives the same answer to known and unknown addresses, and mails a link to the known one',
      { tags: ['R7.97'] },
      async () => {
        const email = await known(world(), 'forgetful');
        const answered = await send('/web-api/de/auth/forgot-password', { email: email.toUpperCase() });
        expect(answered.status).toBe(200);
        expect(await send('/auth/forgot-password', { email: 'stranger@example.org' })).toEqual(answered);
        const [mail, ...more] = await mailsTo(world().app, email);
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
        expect(await mailsTo(world().app, 'stranger@example.org')).toEqual([]);
        const kept = await world().database.rows(sql`select * from account_tokens where email = ${email}`);
        expect(JSON.stringify(kept)).not.toContain(link.searchParams.get('token'));
        expect(JSON.stringify(kept)).not.toContain(link.searchParams.get('secretHash'));
      },
    );

    it(
      'the sixth request for an address within an hour answers 429, known or not, also concurrently',
      { tags: ['R7.103'] },
      async () => {
        const email = await known(world(), 'impatient');
        for (const address of [email, 'nobody-at-all@example.org']) {
          const answers = await Promise.all(
            Array.from({ length: 8 }, () => send('/auth/forgot-password', { email: address })),
          );
          expect(answers.map(({ status }) => status).toSorted()).toEqual([
            ...Array.from({ length: 5 }, () => 200),
            ...Array.from({ length: 3 }, () => 429),
          ]);
        }
        expect(await mailsTo(world().app, email)).toHaveLength(5);
        const { app } = world();
        const refused = await app.inject({
          method: 'POST',
          url: '/web-api/en/auth/forgot-password',
          payload: { email: ` ${email}`.trim().toUpperCase() },
          headers: { 'x-forwarded-for': visitor() },
        });
        expect(refused.statusCode).toBe(429);
        expect(refused.json()).toEqual({ message: 'Too many requests. Try again later.' });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
        expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
        // An hour later it is possible again, once more for each request that is an hour old.
        await world().database.rows(
          sql`update request_limits set hits[1] = hits[1] - interval '1 hour' where cardinality(hits) = 5`,
        );
        expect((await send('/auth/forgot-password', { email })).status).toBe(200);
        expect((await send('/auth/forgot-password', { email })).status).toBe(429);
      },
    );

    it(
      'answers 429 to a caller who tries many addresses, but not to others',
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
      'answers 429 to a caller who tries more than 30 tokens an hour at %s, whatever their other requests',
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

    it('trusts x-forwarded-for from our own proxies only', { tags: ['R7.103'] }, async () => {
      const statuses = await Promise.all(
        Array.from({ length: 32 }, async () => {
          const answer = await world().app.inject({
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

    it('mails the address of the account, whichever case was entered', { tags: ['R7.97'] }, async () => {
      const { admin, app } = world().managed;
      const email = 'Typed.Otherwise@example.org';
      admin.accounts.set('typist', { id: 'typist', email, password: 'p', emailVerified: true });
      const typed = 'typed.otherwise@EXAMPLE.org';
      expect((await managed('/auth/forgot-password', { email: typed })).status).toBe(200);
      expect((await mailsTo(app, typed)).map(({ recipient }) => recipient)).toEqual([email]);
    });

    it.each([
      [{}, 'email', 'required'],
      [{ email: 'nonsense' }, 'email', 'invalid'],
      [{ email: 1 }, 'email', 'invalid'],
      [{ email: ['a@example.org'] }, 'email', 'invalid'],
      [{ email: `${'x'.repeat(250)}@example.org` }, 'email', 'too_long'],
      [{ email: 'a\0@example.org' }, 'email', 'invalid'],
    ])('refuses %j with 422 and the field', { tags: ['R7.103'] }, async (body, field, code) => {
      const { status, body: answer } = await send<Errors>('/auth/forgot-password', body);
      expect(status).toBe(422);
      expect(answer.errors[0]).toMatchObject({ field, code });
    });
  });

  describe('the link to choose a new password', () => {
    /** A fresh account at both ends, and the parts of a link that was sent to it. */
    const fresh = async (id: string) => {
      const { admin, app } = world().managed;
      const email = `${id}@example.org`;
      admin.accounts.set(id, { id, email, password: 'the old one', emailVerified: false });
      expect((await managed('/auth/forgot-password', { email })).status).toBe(200);
      const { modal: _modal, ...link } = Object.fromEntries(
        linkOf((await mailsTo(app, email))[0]).searchParams,
      );
      return { link: link as Record<'email' | 'token' | 'secretHash', string>, admin, email, id };
    };

    it('a valid token answers 200 and is not used up, any other 422', { tags: ['R7.98'] }, async () => {
      const { link } = await fresh('checker');
      const { email, token } = link;
      for (let time = 0; time < 2; time += 1) {
        expect((await managed('/auth/check-reset-password-token', { email, token })).status).toBe(200);
      }
      const { link: other } = await fresh('other-checker');
      for (const wrong of [
        { email, token: 'x' },
        { email, token: `${token}x` },
        { email, token: other.token },
        { email: 'stranger@example.org', token },
      ]) {
        const { status, body } = await managed<Errors>('/auth/check-reset-password-token', wrong);
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
        expect((await managed('/auth/check-reset-password-token', wrong)).status).toBe(422);
      }
    });

    it('a link can be used for an hour', { tags: ['R7.98'] }, async () => {
      const { link } = await fresh('late');
      const statusAfter = async (minutes: number) => {
        await world().database.rows(sql`update account_tokens
          set expires_at = expires_at - make_interval(mins => ${minutes}) where email = ${link.email}`);
        return (await managed('/auth/check-reset-password-token', link)).status;
      };
      expect(await statusAfter(58)).toBe(200);
      expect(await statusAfter(2)).toBe(422);
    });

    it(
      'sets the password at the identity service once for concurrent requests',
      { tags: ['R7.99'] },
      async () => {
        const { link, admin, id, email } = await fresh('resetter');
        await known(world(), id);
        const isVerified = async () =>
          (await call<{ emailVerified: boolean }>(world(), 'GET', '/my/user', { user: id })).body
            .emailVerified;
        expect(await isVerified()).toBe(false);
        const answers = await Promise.all(
          ['first password', 'second password', 'third password'].map((password) =>
            managed('/auth/reset-password', { ...link, password }),
          ),
        );
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
        expect(admin.accounts.get(id)?.password).toMatch(/^(first|second|third) password$/);
        expect(admin.calls.filter((one) => one === `POST /users/${id}/password`)).toHaveLength(1);
        expect((await managed('/auth/reset-password', { ...link, password: 'once more' })).status).toBe(422);
        expect((await managed('/auth/check-reset-password-token', link)).status).toBe(422);
        expect((await mailsTo(world().managed.app, email))[0]).toMatchObject({
          kind: 'passwordChanged',
          subject: 'Your Citygigs password was changed',
        });
        // Whoever has the link reads the mails of that address.
        expect(await isVerified()).toBe(true);
      },
    );

    it('uses up the other links of the address too', { tags: ['R7.99'] }, async () => {
      const { link } = await fresh('twice');
      const { link: second } = await fresh('twice');
      expect(second.token).not.toBe(link.token);
      expect((await managed('/auth/reset-password', { ...second, password: 'password 2' })).status).toBe(200);
      expect((await managed('/auth/reset-password', { ...link, password: 'password 3' })).status).toBe(422);
    });

    it(
      'rejects a wrong secretHash and a weak password; the link stays usable',
      { tags: ['R7.99'] },
      async () => {
        const { link, admin, id } = await fresh('careful');
        const { link: other } = await fresh('careful-too');
        const password = 'a good password';
        for (const secretHash of ['x', other.secretHash, `${link.secretHash}x`]) {
          const { status, body } = await managed<Errors>('/auth/reset-password', {
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
          const { status, body } = await managed<Errors>('/auth/reset-password', { ...link, password: weak });
          expect([status, body.errors[0]?.field, body.errors[0]?.code]).toEqual([422, 'password', code]);
        }
        expect(admin.accounts.get(id)?.password).toBe('the old one');
        expect((await managed('/auth/reset-password', { ...link, password })).status).toBe(200);
        expect(admin.accounts.get(id)?.password).toBe(password);
      },
    );

    it('rejects the link of a deleted account', { tags: ['R7.99'] }, async () => {
      const { link, admin, id, email } = await fresh('gone');
      admin.accounts.delete(id);
      const answer = await managed<Errors>('/auth/reset-password', { ...link, password: 'a good password' });
      expect([answer.status, answer.body.errors[0]?.field]).toEqual([422, 'token']);
      expect((await mailsTo(world().managed.app, email)).map(({ kind }) => kind)).toEqual(['resetPassword']);
    });

    it.each(['status', 'reset'] as const)(
      'answers 503 when the identity service fails (%s), and uses nothing up',
      { tags: ['R7.99'] },
      async (how) => {
        const { link, admin, id } = await fresh(`unlucky-${how}`);
        admin.fail(how);
        try {
          const failed = await managed('/auth/reset-password', { ...link, password: 'a good password' });
          expect(failed).toEqual({
            status: 503,
            body: { message: 'The identity service cannot be reached. Try again later.' },
          });
        } finally {
          admin.fail(null);
        }
        expect(admin.accounts.get(id)?.password).toBe('the old one');
        expect((await managed('/auth/reset-password', { ...link, password: 'a good password' })).status).toBe(
          200,
        );
      },
    );

    it(
      'answers 503 where no identity service is set up, and uses nothing up',
      { tags: ['R7.99'] },
      async () => {
        const { link } = await fresh('early');
        const answer = await send('/auth/reset-password', { ...link, password: 'a good password' });
        expect(answer.status).toBe(503);
        expect(answer.body.message).toContain('IDENTITY_ADMIN_URL');
        expect((await send('/auth/check-reset-password-token', link)).status).toBe(200);
        expect((await managed('/auth/reset-password', { ...link, password: 'a good password' })).status).toBe(
          200,
        );
      },
    );

    it('answers 503 to a forgotten password when accounts cannot be looked up', async () => {
      const { admin } = world().managed;
      admin.fail('garbage');
      try {
        expect((await managed('/auth/forgot-password', { email: 'anybody@example.org' })).status).toBe(503);
      } finally {
        admin.fail(null);
      }
    });
  });
};
