import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contributionTables } from '../../src/counting/contributionTables.ts';
import { oldUser, visitor } from '../people.ts';
import { mailsTo } from '../sentMails.ts';
import { berlinOffer, call, type Errors, get, numberFrom, type ServicesOf } from '../testServices.ts';
import { rowsOf } from '../rowsOf.ts';

export const ownAccountSuite = (services: ServicesOf): void => {
  const withIdentityService = () => ({ ...services(), app: services().managed.app });

  describe('GET /my/user', () => {
    it('answers the account without changing it, and 401 without a token', async () => {
      expect((await call(services(), 'GET', '/my/user')).status).toBe(401);
      const before = await numberFrom(services(), sql`select count(*) from users`);
      const { status, body } = await call(services(), 'GET', '/my/user', { user: 'reader' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        user_id: 'reader',
        email: 'reader@example.org',
        given_name: 'Ada',
        logins_count: 0,
        emailConsent: false,
        emailVerified: false,
        user_metadata: { userId: 'reader', given_name: null },
      });
      expect(await numberFrom(services(), sql`select count(*) from users`)).toBe(before);
    });
  });

  describe('POST /my/user/change-password', () => {
    const change = <Body = { message: string }>(
      user: string | undefined,
      old_password: unknown,
      new_password: unknown,
    ) =>
      call<Body>(withIdentityService(), 'POST', '/my/user/change-password', {
        user,
        body: { old_password, new_password },
      });
    const account = (id: string) => {
      const { admin } = services().managed;
      admin.accounts.set(id, {
        id,
        email: `${id}@example.org`,
        password: 'old password',
        emailVerified: true,
      });
      return admin;
    };

    it(
      'answers 422 to a wrong current password; with the right one, sets the new password and sends a mail',
      { tags: ['R7.38'] },
      async () => {
        const admin = account('changer');
        const wrong = await change<Errors>('changer', 'not it', 'new password');
        expect(wrong.status).toBe(422);
        expect(wrong.body.errors[0]).toMatchObject({ field: 'old_password', code: 'wrong' });
        const weak = await change<Errors>('changer', 'old password', 'aaaaaaaa');
        expect([weak.status, weak.body.errors[0]?.field]).toEqual([422, 'new_password']);
        expect(admin.accounts.get('changer')?.password).toBe('old password');
        expect((await change('changer', 'old password', 'new password')).status).toBe(200);
        expect(admin.accounts.get('changer')?.password).toBe('new password');
        expect((await mailsTo(services().app, 'changer@example.org')).map(({ kind }) => kind)).toEqual([
          'passwordChanged',
        ]);
      },
    );

    it(
      'sends the mail to the address of the account, even if the token has an earlier one',
      { tags: ['R7.38'] },
      async () => {
        account('relocated');
        const { app } = services().managed;
        const token = services().identity.tokenOf('relocated', { claims: { email: 'former@example.org' } });
        const answer = await app.inject({
          method: 'POST',
          url: '/web-api/en/my/user/change-password',
          headers: { authorization: `Bearer ${token}` },
          payload: { old_password: 'old password', new_password: 'new password' },
        });
        expect(answer.statusCode).toBe(200);
        expect(await mailsTo(app, 'former@example.org')).toEqual([]);
        expect(await mailsTo(app, 'relocated@example.org')).toHaveLength(1);
      },
    );

    it(
      'rejects more than ten attempts in an hour, including concurrent ones',
      { tags: ['R7.38'] },
      async () => {
        account('guessed');
        const guesses = await Promise.all(
          Array.from({ length: 12 }, (_, at) => change('guessed', `guess ${at}`, 'new password')),
        );
        expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
        expect((await change('guessed', 'old password', 'new password')).status).toBe(429);
      },
    );

    it.each([
      ['', 'new password', 'old_password'],
      ['old password', 'short', 'new_password'],
      [1, 'new password', 'old_password'],
      ['old password', 'x'.repeat(257), 'new_password'],
      ['old password', 'new\0password', 'new_password'],
    ])(
      'answers 422 to the old password %j with the new password %j',
      { tags: ['R7.38'] },
      async (old, next, field) => {
        account('rejected-change');
        const { status, body } = await change<Errors>('rejected-change', old, next);
        expect([status, body.errors[0]?.field]).toEqual([422, field]);
      },
    );

    it(
      'answers 401 without a token, 503 without an identity service and 404 for an account without a password there',
      { tags: ['R7.38'] },
      async () => {
        expect((await change(undefined, 'a', 'new password')).status).toBe(401);
        const body = { old_password: 'old password', new_password: 'new password' };
        const alone = await call<{ message: string }>(services(), 'POST', '/my/user/change-password', {
          user: 'changer',
          body,
        });
        expect(alone.status).toBe(503);
        expect(alone.body.message).toContain('COGNITO_USER_POOL_ID');
        services().managed.admin.accounts.set('federated', {
          id: 'federated',
          email: 'federated@example.org',
          password: null,
          emailVerified: true,
        });
        expect((await change('federated', 'old password', 'new password')).status).toBe(404);
      },
    );
  });

  describe('DELETE /my/user', () => {
    const remove = (user?: string) => call(withIdentityService(), 'DELETE', '/my/user', { user });

    it(
      'deletes the user’s data, anonymises reviews and contributions, and answers 401 afterwards',
      { tags: ['R7.35'] },
      async () => {
        const user = 'leaver';
        const signedInAt = Math.floor(Date.now() / 1000);
        const { admin } = services().managed;
        admin.accounts.set(user, {
          id: user,
          email: `${user}@example.org`,
          password: 'p',
          emailVerified: true,
        });
        const id = await berlinOffer(services(), 'paws-and-co');
        const as = (method: 'POST' | 'PATCH', path: string, body: object) =>
          call(services(), method, path, { user, body });
        await oldUser(services(), user);
        await as('POST', '/my/user/save', { given_name: 'Ada', emailConsent: true });
        await as('PATCH', '/my/languages', { add_languages: [{ id: 'de' }] });
        const reviewBody = { rating: 2, reviewText: 'I left.', session_id: 'left' };
        const reviewed = { user, body: reviewBody, key: randomUUID() };
        expect((await call(services(), 'POST', `/job_offers/${id}/reviews`, reviewed)).status).toBe(201);
        await services().database.rows(sql`update reviews set avatar = 'ada' where review_text = 'I left.'`);
        const contribution = { jobOfferId: id, session_id: 'left' };
        await as('POST', `/job_offers/${id}/earning`, { ...contribution, value: 13 });
        await as('POST', `/job_offers/${id}/cost-start`, { ...contribution, value: 3 });
        await as('POST', `/job-offers/${id}/sign-up-time`, { ...contribution, value: '1_week' });
        await as('POST', `/job-offers/${id}/customer-availability`, { ...contribution, value: 'low' });
        for (const table of [...contributionTables, 'reviews'])
          await services().database
            .rows(sql`update ${sql.identifier(table)} set created_at = now() - interval '31 days'
            where session_id = 'left'`);
        const forgot = { body: { email: `${user}@example.org` }, from: visitor() };
        await call(services(), 'POST', '/auth/forgot-password', forgot);
        await as('POST', '/reviews/opportunity', { job_offer_id: 1 });
        await as('POST', '/page-view', { url: '/', type: 'home' });
        const figures = async () => [
          (await get(services(), `/job_offers/${id}/earning`)).body,
          (await get(services(), `/job-offers/${id}/sign-up-time`)).body,
          (await get(services(), `/job-offers/${id}/customer-availability`)).body,
          await numberFrom(services(), sql`select count(*) from reviews where job_offer_id = ${id}`),
        ];
        const before = await figures();

        expect((await remove()).status).toBe(401);
        expect(await remove(user)).toEqual({ status: 200, body: { user_id: user, sign_in_deleted: true } });
        expect(admin.accounts.has(user)).toBe(false);
        expect(await figures()).toEqual(before);
        const [review] = await services().database.rows(
          sql`select user_id, account_id, username, avatar, session_id, idempotency_key from reviews
          where review_text = 'I left.'`,
        );
        expect(review).toEqual({
          user_id: null,
          account_id: null,
          username: null,
          avatar: null,
          session_id: null,
          idempotency_key: null,
        });
        const left = await rowsOf<{ table: string; rows: number }>(
          services().database,
          sql`
        select 'users' as table, count(*)::int as rows from users where id = ${user}
        union all select 'user_metadata', count(*)::int from user_metadata where user_id = ${user}
        union all select 'user_languages', count(*)::int from user_languages where user_id = ${user}
        union all select 'page_views', count(*)::int from page_views where user_id = ${user}
        union all select 'review_opportunities', count(*)::int from review_opportunities where user_id = ${user}
        union all select 'account_tokens', count(*)::int from account_tokens where user_id = ${user}
        union all select 'earnings', count(*)::int from earnings where user_id = ${user} or session_id = 'left'
        union all select 'cost_starts', count(*)::int from cost_starts where user_id = ${user} or session_id = 'left'
        union all select 'sign_up_times', count(*)::int from sign_up_times where user_id = ${user} or session_id = 'left'
        union all select 'customer_availabilities', count(*)::int from customer_availabilities
          where user_id = ${user} or session_id = 'left'`,
        );
        expect(left.filter(({ rows }) => rows > 0)).toEqual([]);

        const answerTo = (method: 'GET' | 'DELETE', url: string, claims: object) =>
          services().app.inject({
            method,
            url: `/web-api/en/my/user${url}`,
            headers: {
              authorization: `Bearer ${services().identity.tokenOf(user, { claims: { ...claims } })}`,
            },
          });
        // Tokens of the earlier sign-in are rejected, even refreshed ones whose signature and expiry are valid.
        const earlier = { auth_time: signedInAt, iat: signedInAt + 3_000 };
        expect((await answerTo('GET', '/metadata/', earlier)).statusCode).toBe(401);
        expect((await answerTo('GET', '', { iat: signedInAt })).statusCode).toBe(401);
        // A new sign-in creates a new account.
        const again = await answerTo('GET', '/metadata/', { auth_time: signedInAt + 3_000 });
        expect(again.statusCode).toBe(200);
        expect(again.json()).toMatchObject({ given_name: null });
        // Repeated, because the answer was lost, the deletion answers the same, and spares the new account.
        const [later, claims] = [signedInAt + 3_000, { auth_time: signedInAt + 3_000 }];
        expect((await answerTo('GET', '', { ...claims, iat: later })).statusCode).toBe(200);
        const repeated = await answerTo('DELETE', '', earlier);
        expect([repeated.statusCode, repeated.json()]).toEqual([
          200,
          { user_id: user, sign_in_deleted: false },
        ]);
        expect((await answerTo('GET', '/metadata/', claims)).json()).toMatchObject({ given_name: null });
      },
    );

    it('anonymises applications, deletes mails and sends one about it, only if the address is verified', async () => {
      const lead = (email: string) =>
        call<{ id: string }>(services(), 'POST', '/web-api/../sales-api/lead', {
          body: {
            offer_id: 1,
            type: 'job',
            locale: 'en',
            email,
            full_name: 'Ada L',
            phone: '+49 30 123456',
            referral_url: 'https://example.org/ada',
            session_id: 'session-7',
          },
        });
      const deleteAs = (user: string, claims: object) =>
        services().app.inject({
          method: 'DELETE',
          url: '/web-api/en/my/user',
          headers: {
            authorization: `Bearer ${services().identity.tokenOf(user, { claims: { ...claims } })}`,
          },
        });
      const findLead = async (id: string) =>
        (
          await services().database.rows(
            sql`select email, full_name, phone, referral_url, session_id from leads where id = ${id}`,
          )
        )[0];
      await call(services(), 'POST', '/my/user/init', { user: 'applicant' });
      const forgot = { body: { email: 'applicant@example.org' }, from: visitor() };
      await call(services(), 'POST', '/auth/forgot-password', forgot);
      const { body } = await lead('Applicant@example.org');
      expect((await deleteAs('impostor', { email: 'applicant@example.org' })).json()).toEqual({
        user_id: 'impostor',
        sign_in_deleted: false,
      });
      expect(await findLead(body.id)).toEqual({
        email: 'Applicant@example.org',
        full_name: 'Ada L',
        phone: '+49 30 123456',
        referral_url: 'https://example.org/ada',
        session_id: 'session-7',
      });
      expect(await mailsTo(services().app, 'applicant@example.org')).toHaveLength(1);
      await deleteAs('applicant', { email: 'applicant@example.org', email_verified: true });
      expect(await findLead(body.id)).toEqual({
        email: null,
        full_name: null,
        phone: null,
        referral_url: null,
        session_id: null,
      });
      const [notice, ...others] = await mailsTo(services().app, 'applicant@example.org');
      expect(notice).toMatchObject({ kind: 'accountDeleted', language: 'en' });
      expect(others).toEqual([]);
    });

    it('deletes nothing if the identity service fails, and deletes once for concurrent requests', async () => {
      const { admin } = services().managed;
      admin.accounts.set('stayer', {
        id: 'stayer',
        email: 's@example.org',
        password: 'p',
        emailVerified: true,
      });
      await call(services(), 'POST', '/my/user/save', { user: 'stayer', body: { given_name: 'Still' } });
      admin.fail('reset');
      expect((await remove('stayer')).status).toBe(503);
      admin.fail(null);
      expect((await call(services(), 'GET', '/my/user', { user: 'stayer' })).body).toMatchObject({
        given_name: 'Ada',
      });
      expect(await numberFrom(services(), sql`select count(*) from users where id = 'stayer'`)).toBe(1);
      const statuses = (await Promise.all([remove('stayer'), remove('stayer')])).map(({ status }) => status);
      expect(statuses).toContain(200);
      expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
      expect(await numberFrom(services(), sql`select count(*) from users where id = 'stayer'`)).toBe(0);
    });
  });
};
