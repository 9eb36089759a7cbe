import { randomUUID } from 'node:crypto';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import { ownTables } from '../../../src/web-api/my/user/ownTables.ts';
import type { OwnData } from '../../../src/web-api/my/user/userSchema.ts';
import { identityCodes, identityLockouts } from '../../../src/db/schema/identity/attempt.ts';
import { identityDevices, identityGrants } from '../../../src/db/schema/identity/signIn.ts';
import { identityUsers } from '../../../src/db/schema/identity/user.ts';
import { alertMails } from '../../../src/db/schema/saved.ts';
import { removeUser } from '../../../../identity/users/removeUser.ts';
import { hiddenFields } from '../../../src/web-api/my/user/exportUser.ts';
import { rowsOf } from '../../rowsOf.ts';
import { mailsTo } from '../../sentMails.ts';
import { tablesWith } from '../../tablesWith.ts';
import { berlinOffer, call, type ServicesOf } from '../../testServices.ts';

/** Columns that name a user or the user's address. */
const personal = ['user_id', 'account_id', 'email', 'recipient'];

/** Sign-ins in progress, which are encrypted and last ten minutes. */
const unlisted = ['identity_challenges'];

const hiddenColumns = { salt: 'hidden', verifier: 'hidden' };

const leaver = { id: 'data-leaver-7f3a', address: 'data-leaver-7f3a@example.org' };

export const ownDataSuite = (services: ServicesOf): void => {
  const { id: user, address: email } = leaver;
  const managed = () => ({ ...services(), app: services().managed.app });
  const as = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    call(managed(), method, path, { user, body, ...(method === 'POST' && { key: randomUUID() }) });

  /** Inserts a row about the user into every table in `ownTables`. */
  const leaveTraces = async () => {
    const {
      database,
      managed: { admin },
    } = services();
    admin.accounts.set(user, { id: user, email, password: 'p', emailVerified: true });
    const id = await berlinOffer(services(), 'paws-and-co');
    const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    await as('POST', '/my/user/init?userRegisterSource=AddReview');
    await database.rows(sql`update users set email_verified_at = now() where id = ${user}`);
    await as('POST', '/my/user/save', {
      given_name: 'Leavername',
      phone: '+49 30 7654321',
      emailConsent: true,
    });
    await as('POST', '/my/user/avatar', { picture: file.toString('base64') });
    await as('PATCH', '/my/languages', { add_languages: [{ id: 'de', level: 'native' }] });
    await as('POST', `/job_offers/${id}/reviews`, {
      rating: 3,
      reviewText: 'Fine work.',
      session_id: 'leaver-session',
    });
    await as('POST', '/reviews/opportunity', { job_offer_id: 1 });
    await as('PATCH', '/my/saved_offers', { add: [1] });
    await as('PATCH', '/my/saved_searches', { add: [{ city_id: 2950159 }] });
    await database.orm.insert(alertMails).values({
      userId: user,
      day: '2026-01-01',
      mailId: randomUUID(),
      offerIds: [id],
      hash: 'hidden',
      createdAt: new Date(),
    });
    await database.rows(
      sql`with made as (insert into moderator_decisions (decision, moderator, created_at) values ('remove', 'kim', now()) returning id)
        insert into removed_reviews (id, job_offer_id, account_id, mailbox_hash, decision_id, review, reviewed_at, created_at)
        select 2000000000, ${id}, ${user}, 'hidden', id, '{"session_id": "leaver-session"}', now(), now() from made`,
    );
    const other = sql`(select min(id) from reviews where account_id is null)`;
    await database.rows(
      sql`insert into review_reports (review_id, job_offer_id, user_id, reason, created_at) values (${other}, ${id}, ${user}, 'spam', now())`,
    );
    await as('POST', `/job_offers/${id}/report`, { reason: 'other', comment: 'Told by Leavername.' });
    await database.rows(
      sql`insert into review_votes (review_id, user_id, created_at) values (${other}, ${user}, now())`,
    );
    await database.orm.insert(identityUsers).values({
      id: user,
      username: email,
      status: 'CONFIRMED',
      attributes: { email, given_name: 'Leavername', phone_number: '+49307654321' },
      ...hiddenColumns,
    });
    await database.rows(
      sql`insert into spent_keys (user_id, idempotency_key, input_hash) values (${user}, ${randomUUID()}::uuid, 'hash')`,
    );
    const soon = new Date(Date.now() + 600_000);
    await database.orm.insert(identityGrants).values({
      id: 'leaver',
      userId: user,
      refreshHash: 'hidden',
      scope: 'openid',
      signedInAt: new Date(),
      expiresAt: soon,
    });
    await database.orm
      .insert(identityDevices)
      .values({ userId: user, key: 'leaver-device', ...hiddenColumns });
    await database.orm
      .insert(identityCodes)
      .values({ userId: user, purpose: 'reset_password', hash: 'hidden', expiresAt: soon });
    await database.orm
      .insert(identityLockouts)
      .values({ accountId: user, failures: 1, lastFailureAt: new Date() });
    const contribution = { jobOfferId: id, session_id: 'leaver-session' };
    await as('POST', `/job_offers/${id}/earning`, { ...contribution, value: 15 });
    await as('POST', `/job_offers/${id}/cost-start`, { ...contribution, value: 4 });
    await as('POST', `/job-offers/${id}/sign-up-time`, { ...contribution, value: '1_week' });
    await as('POST', `/job-offers/${id}/customer-availability`, { ...contribution, value: 'high' });
    await as('POST', '/page-view', { url: '/berlin', type: 'city', session_id: 'leaver-session' });
    const lead = {
      offer_id: id,
      type: 'job',
      locale: 'en',
      email,
      full_name: 'Leavername',
      phone: '+49 30 1357924',
      session_id: 'leaver-session',
    };
    await managed().app.inject({ method: 'POST', url: '/sales-api/lead', payload: lead });
    await call(managed(), 'POST', '/auth/forgot-password', {
      body: { email },
      from: '203.0.113.77',
    });
  };

  describe('the data of a user', () => {
    it(
      'are all exported, and after the deletion nothing names the user any more',
      { tags: ['R7.35'] },
      async () => {
        await leaveTraces();
        const { body } = await call<Static<typeof OwnData>>(managed(), 'GET', '/my/user/data', {
          user,
        });
        const counts = Object.fromEntries(
          Object.entries(body.data).map(([name, rows]) => [name, rows.length]),
        );
        expect(counts).toEqual(
          // The four answers and the review.
          {
            ...Object.fromEntries(Object.keys(ownTables(user, email)).map((name) => [name, 1])),
            contributionTimes: 4,
            writings: 5,
          },
        );
        expect(body.data).toMatchObject({
          profile: [{ givenName: 'Leavername', phone: '+49 30 7654321' }],
          picture: [{ content: expect.stringMatching(/^data:image\/webp;base64,UklG/) as string }],
          reviews: [{ rating: 3, reviewText: 'Fine work.', offer: { city: 'berlin' } }],
          earnings: [{ amountMinor: 1500 }],
          pageViews: [{ url: '/berlin', type: 'city' }],
          applications: [{ email, fullName: 'Leavername', phone: '+49 30 1357924' }],
          signInAccount: [{ attributes: { email, phone_number: '+49307654321' }, status: 'CONFIRMED' }],
          signIns: [{ signedInAt: expect.any(String) as string, revokedAt: null }],
          devices: [{ key: 'leaver-device', remembered: false }],
        });
        // Neither the link of the mail nor what it could be made of.
        expect(Object.keys(body.data['mailedLinks']?.[0] ?? {})).not.toContain('secret');
        expect(JSON.stringify(body.data['mails'])).not.toContain('token');
        expect(JSON.stringify(body.data)).not.toContain('hidden');

        expect((await as('DELETE', '/my/user')).status).toBe(200);
        // Deletes the account's own rows, because the tests' fake identity service does not.
        await removeUser(services().database, { id: user, attributes: { email } });
        // The notice of the deletion is left to be sent.
        expect((await mailsTo(managed().app, email)).map(({ kind }) => kind)).toEqual(['accountDeleted']);
        await services().database.rows(sql`delete from mails where recipient = ${email}`);
        const traces = [user, email, 'Leavername', '7654321', '1357924', 'leaver-session'];
        expect(await tablesWith(services().database, traces)).toEqual([]);
      },
    );

    it('have the latest 10,000 page views', async () => {
      await call(services(), 'POST', '/my/user/init', { user: 'data-viewer' });
      await services().database.rows(sql`
        insert into page_views (id, user_id, url, type, created_at)
        select gen_random_uuid(), 'data-viewer', '/' || at, 'city', now() - at * interval '1 second'
        from generate_series(1, 10001) as at`);
      const { body } = await call<Static<typeof OwnData>>(services(), 'GET', '/my/user/data', {
        user: 'data-viewer',
      });
      const urls = (body.data['pageViews'] ?? []).map(({ url }) => url);
      expect([urls.length, urls[0], urls.at(-1)]).toEqual([10_000, '/1', '/10000']);
    });

    it('are exported 20 times an hour', async () => {
      const statuses = [];
      for (let at = 1; at <= 21; at += 1)
        statuses.push((await call(services(), 'GET', '/my/user/data', { user: 'data-eager' })).status);
      expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    });

    it('are in exactly those tables that name a user or an address', async () => {
      const found = await rowsOf<{ name: string }>(
        services().database,
        sql`select distinct table_name as name from information_schema.columns
          where table_schema = 'public' and column_name in ${personal}
            and table_name not in ${unlisted}`,
      );
      const exported = Object.values(ownTables('x', null)).map(({ table }) => getTableName(table));
      expect(exported.toSorted()).toEqual(
        [...new Set([...found.map(({ name }) => name), 'users', 'identity_users'])].toSorted(),
      );
      for (const { table } of Object.values(ownTables('x', null)))
        expect(is(table, PgTable) && Object.keys(getTableColumns(table)).length).toBeGreaterThan(2);
    });

    it('contain no column that could help to sign in', async () => {
      const columns = Object.values(ownTables('x', null)).flatMap(({ table }) =>
        Object.keys(getTableColumns(table)),
      );
      const secret = columns.filter((name) => /hash|secret|salt|verifier|state|totp|token/i.test(name));
      expect(secret.filter((name) => !hiddenFields.has(name))).toEqual([]);
    });

    it('leave out what belongs to an address that is not verified', async () => {
      const other = 'data-unverified';
      const body = {
        offer_id: 1,
        type: 'job',
        locale: 'en',
        email: `${other}@example.org`,
        full_name: 'Victim',
      };
      await call(services(), 'POST', '/my/user/init', { user: other });
      await services().app.inject({ method: 'POST', url: '/sales-api/lead', payload: body });
      const { body: own } = await call<Static<typeof OwnData>>(services(), 'GET', '/my/user/data', {
        user: other,
      });
      expect(own.data).toMatchObject({ account: [{ id: other }], applications: [] });
    });
  });
};
