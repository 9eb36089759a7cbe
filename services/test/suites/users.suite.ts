import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { User, UserMetadata } from '../../src/web-api/my/user/userSchema.ts';
import { call, type Errors, type List, numberFrom, type ServicesOf } from '../testServices.ts';

type Metadata = Static<typeof UserMetadata>;
type Account = Static<typeof User>;

export const usersSuite = (services: ServicesOf): void => {
  const change = <Body = Metadata>(user: string, body: object) =>
    call<Body>(services(), 'PATCH', '/my/user/metadata/', { user, body });
  const metadata = async (user: string) =>
    (await call<Metadata>(services(), 'GET', '/my/user/metadata/', { user })).body;

  describe('the user', () => {
    it(
      'PATCH /my/user/metadata/ changes the fields that are present and keeps the others',
      { tags: ['R7.33'] },
      async () => {
        const changes = {
          given_name: 'Ada',
          family_name: 'Łovelace',
          birthdate: '1990-02-28',
          country: 'DE',
          avatar: 'https://pictures.test/ada.png',
          phone: '+49 30 123456',
          gender: 'female',
          favourite_categories: ['delivery', 'pet-care'],
          type_of_jobs: ['weekend', 'full-time'],
          work_from_home: true,
          language: 'de',
          referral_data: { url: 'https://friend.test/', expires_at: '2027-01-20T00:00:00.000Z' },
        };
        const { status, body } = await change('metadata-1', { ...changes, worktown_id: 2950159 });
        expect(status).toBe(200);
        const expected = {
          ...changes,
          userId: 'metadata-1',
          // The token does not say that its address is verified.
          email: null,
          worktown_id: 2950159,
          worktown_slug: 'berlin',
          review_ids: [],
        };
        expect(body).toEqual(expected);
        expect((await change('metadata-1', { given_name: ' Grace ', referral_data: null })).status).toBe(200);
        expect(await metadata('metadata-1')).toEqual({
          ...expected,
          given_name: 'Grace',
          referral_data: null,
        });
        expect((await metadata('metadata-2')).given_name).toBeNull();
      },
    );

    it(
      'has the verified address of the account, or none, whatever is sent',
      { tags: ['R7.33'] },
      async () => {
        const { app } = services();
        const ask = async (
          claims: object,
          method: 'GET' | 'PATCH' | 'POST',
          path: string,
          payload?: object,
        ) => {
          const authorization = `Bearer ${services().identity.tokenOf('claimer', { claims: { ...claims } })}`;
          const url = `/web-api/en${path}`;
          const answer = await app.inject({
            method,
            url,
            headers: { authorization },
            ...(payload && { payload }),
          });
          return answer.json<{ email: string | null; user_metadata?: { email: string | null } }>();
        };
        const email = 'victim@example.org';
        const verified = { email: 'Claimer@example.org', email_verified: true };
        const own = { email: verified.email };
        expect(await ask(verified, 'PATCH', '/my/user/metadata', { email, given_name: 'Eve' })).toMatchObject(
          own,
        );
        expect((await ask(verified, 'POST', '/my/user/save', { email })).user_metadata).toMatchObject(own);
        expect(await ask(verified, 'PATCH', '/my/user/metadata', { email: null })).toMatchObject(own);
        expect(await ask(verified, 'GET', '/my/user/metadata')).toMatchObject(own);
        for (const claims of [
          { email, email_verified: false },
          { email },
          { email, email_verified: 'false' },
        ])
          expect(await ask(claims, 'PATCH', '/my/user/metadata', { email })).toMatchObject({ email: null });
        expect(
          JSON.stringify(await services().database.rows(sql`select * from user_metadata`)),
        ).not.toContain(email);
      },
    );

    it('answers with the picture of a token only if that is a link', async () => {
      const pictureOf = async (picture: string) => {
        const token = services().identity.tokenOf('pictured', { claims: { picture } });
        const headers = { authorization: `Bearer ${token}` };
        return (await services().app.inject({ method: 'GET', url: '/web-api/en/my/user', headers })).json<{
          picture: string | null;
        }>().picture;
      };
      expect(await pictureOf('javascript:alert(2)')).toBeNull();
      expect(await pictureOf('data:image/svg+xml,<svg onload=alert(1)>')).toBeNull();
      expect(await pictureOf('https://pictures.test/kim.png')).toBe('https://pictures.test/kim.png');
    });

    it('does not answer with a stored address that is no link', async () => {
      const referral = { url: 'https://friend.test/', expires_at: '2999-01-01T00:00:00.000Z' };
      await change('referred', { referral_data: referral });
      await services().database.rows(
        sql`update user_metadata set referral_url = 'javascript:alert(1)' where user_id = 'referred'`,
      );
      expect((await metadata('referred')).referral_data).toBeNull();
    });

    it('sets the town by its slug, and removes it with null', async () => {
      expect((await change('town', { worktown_slug: 'Warszawa' })).body).toMatchObject({
        worktown_slug: 'warsaw',
      });
      expect((await change('town', { worktown_id: null })).body).toMatchObject({
        worktown_id: null,
        worktown_slug: null,
      });
    });

    it.each([
      [
        { referral_data: { url: 'javascript:alert(1)', expires_at: '2999-01-01T00:00:00Z' } },
        'referral_data.url',
        'invalid',
      ],
      [
        { referral_data: { url: 'https://friend.test/', expires_at: '0000-01-01T00:00:00Z' } },
        'referral_data.expires_at',
        'invalid',
      ],
      [
        { referral_data: { url: 'https://friend.test/', expires_at: '9999-12-31T23:59:59-01:00' } },
        'referral_data.expires_at',
        'invalid',
      ],
      [{ birthdate: '0000-01-01' }, 'birthdate', 'invalid'],
      [{ birthdate: '2999-01-01' }, 'birthdate', 'in_future'],
      [{ birthdate: new Date().toISOString().slice(0, 10) }, 'birthdate', 'in_future'],
      [{ birthdate: `${new Date().getUTCFullYear() - 6}-01-01` }, 'birthdate', 'too_young'],
      [{ birthdate: '1850-01-01' }, 'birthdate', 'too_small'],
      [{ birthdate: '1990-02-31' }, 'birthdate', 'invalid'],
      [{ email: 'nonsense' }, 'email', 'invalid'],
      [{ email: `${'x'.repeat(250)}@example.org` }, 'email', 'too_long'],
      [{ phone: 'call me' }, 'phone', 'invalid'],
      [{ phone: '+49 30 1' }, 'phone', 'invalid'],
      [{ phone: '1234567890123456' }, 'phone', 'invalid'],
      [{ phone: '+49 30 123456 x7' }, 'phone', 'invalid'],
      [{ gender: 'x' }, 'gender', 'unknown'],
      [{ type_of_jobs: ['night'] }, 'type_of_jobs.0', 'unknown'],
      [{ favourite_categories: ['delivery', 'nothing'] }, 'favourite_categories.1', 'unknown'],
      [{ worktown_id: 1 }, 'worktown_id', 'unknown'],
      [{ worktown_slug: 'nowhere' }, 'worktown_slug', 'unknown'],
      [{ avatar: 'javascript:alert(1)' }, 'avatar', 'invalid'],
      [{ given_name: 'x'.repeat(101) }, 'given_name', 'too_long'],
      [{ language: 'xx' }, 'language', 'unknown'],
    ])('rejects %j and stores nothing', { tags: ['R5.32'] }, async (wrong, field, code) => {
      const { status, body } = await change<Errors>('rejected', { family_name: 'Half', ...wrong });
      expect(status).toBe(422);
      expect(body.errors[0]).toMatchObject({ field, code });
      expect((await metadata('rejected')).family_name).toBeNull();
    });

    it('POST /my/user/save answers 200 and stores emailConsent', { tags: ['R7.34'] }, async () => {
      const body = { emailConsent: true, given_name: 'Ada', picture: 'https://pictures.test/a.png' };
      const saved = await call<Account>(services(), 'POST', '/my/user/save', { user: 'saved', body });
      expect(saved.status).toBe(200);
      expect(saved.body).toMatchObject({
        user_id: 'saved',
        emailConsent: true,
        picture: 'https://pictures.test/a.png',
        user_metadata: { given_name: 'Ada' },
      });
      const rows = await services().database.rows(sql`select email_consent from users where id = 'saved'`);
      expect(rows).toEqual([{ email_consent: true }]);
      const later = { user: 'saved', body: { picture: 'https://pictures.test/b.png' } };
      const again = await call<Account>(services(), 'POST', '/my/user/save', later);
      expect(again.body).toMatchObject({ emailConsent: true, picture: 'https://pictures.test/b.png' });
    });

    const now = Math.floor(Date.now() / 1000);
    const init = async (user: string, source: string, signedInAt: number) => {
      const token = services().identity.tokenOf(user, { claims: { auth_time: signedInAt } });
      const answer = await services().app.inject({
        method: 'POST',
        url: `/web-api/en/my/user/init?userRegisterSource=${source}`,
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.statusCode, body: answer.json<Account>() };
    };

    it(
      'POST /my/user/init stores the source without changing its case, and counts each login once',
      { tags: ['R7.36'] },
      async () => {
        const first = await init('init', 'AddReview', now - 60);
        expect(first.status).toBe(200);
        expect(first.body).toMatchObject({ userRegisterSource: 'AddReview', logins_count: 1 });
        const source = { userRegisterSource: 'AddReview' };
        const repeated = await Promise.all(Array.from({ length: 5 }, () => init('init', 'Header', now - 60)));
        for (const { body } of repeated) expect(body).toMatchObject({ ...source, logins_count: 1 });
        expect((await init('init', 'Header', now)).body).toMatchObject({ ...source, logins_count: 2 });
        expect((await init('init', 'Header', now - 60)).body).toMatchObject({ ...source, logins_count: 2 });
        const rows = await services().database.rows(sql`select register_source from users where id = 'init'`);
        expect(rows).toEqual([{ register_source: 'AddReview' }]);
      },
    );

    it('keeps the source of a registration empty at later logins', { tags: ['R7.36'] }, async () => {
      expect((await init('sourceless', '', now - 60)).body).toMatchObject({ userRegisterSource: null });
      const later = await init('sourceless', 'AddReview', now);
      expect(later.body).toMatchObject({ userRegisterSource: null, logins_count: 2 });
    });

    it('stores the source of a registration that saved data before', { tags: ['R7.36'] }, async () => {
      await change('onboarded', { given_name: 'Ada' });
      const first = await init('onboarded', 'AddReview', now);
      expect(first.body).toMatchObject({ userRegisterSource: 'AddReview', logins_count: 1 });
    });
  });

  describe('the languages of the user', () => {
    type Languages = List<{ id: string; level?: string | null }>;
    const save = <Body = Languages>(user: string, body: object) =>
      call<Body>(services(), 'PATCH', '/my/languages', { user, body });

    it('can be added, deleted and listed with their level', { tags: ['R7.40', 'R7.41'] }, async () => {
      const added = await save('speaker', {
        add_languages: [{ id: 'de', level: 'native' }, { id: 'EN' }, { id: 'pl', level: 'basic' }],
        delete_languages: [],
      });
      expect(added.status).toBe(200);
      await save('speaker', {
        add_languages: [{ id: 'en', level: 'fluent' }],
        delete_languages: [{ id: 'pl' }],
      });
      await save('speaker', { add_languages: [{ id: 'de' }] });
      const list = async (query: string) =>
        (await call<Languages>(services(), 'GET', `/my/languages${query}`, { user: 'speaker' })).body;
      expect((await list('?expand=level')).items).toEqual([
        { id: 'de', name: 'German', title: 'Deutsch', level: 'native', userId: 'speaker' },
        { id: 'en', name: 'English', title: 'English', level: 'fluent', userId: 'speaker' },
      ]);
      expect((await list('')).items[0]).not.toHaveProperty('level');
    });

    it('are not changed if one of them is unknown, and the answer is 422', { tags: ['R7.41'] }, async () => {
      const { status, body } = await save<Errors>('nobody', {
        add_languages: [{ id: 'de' }, { id: 'xx' }],
        delete_languages: [{ id: 'yy' }],
      });
      expect(status).toBe(422);
      expect(body.errors.map(({ field }) => field)).toEqual(['add_languages.1.id', 'delete_languages.0.id']);
      expect((await save('nobody', {})).body.items).toEqual([]);
      const wrong = await save<Errors>('nobody', { add_languages: [{ id: 'de', level: 'perfect' }] });
      expect(wrong.status).toBe(422);
    });
  });

  describe('POST /page-view', () => {
    it(
      'rejects more than 50 parameters, nested or long ones, long names, and more than 4 kB',
      { tags: ['R7.94'] },
      async () => {
        const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`p${at}`, at]));
        const heavy = (count: number) =>
          Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, 'ж'.repeat(500)]));
        const view = async (params: object) => {
          const body = { url: '/', type: 'home', params };
          return (await call(services(), 'POST', '/page-view', { user: 'rejected-viewer', body })).status;
        };
        const longName = (length: number) => ({ ['x'.repeat(length)]: 1 });
        for (const params of [many, { inner: {} }, { long: 'x'.repeat(501) }, longName(65), heavy(5)])
          expect(await view(params)).toBe(422);
        for (const params of [longName(64), heavy(4)]) expect(await view(params)).toBe(201);
      },
    );

    it('records up to 1,000 an hour of a user, and silently no more', async () => {
      const body = { url: '/', type: 'home' };
      const view = async (user: string) =>
        (await call(services(), 'POST', '/page-view', { user, body })).status;
      expect(await view('busy-viewer')).toBe(201);
      // The latest count is of this user.
      await services().database.rows(sql`
        update request_limits set hits = array_fill(hits[1], array[999])
        where last_hit_at = (select max(last_hit_at) from request_limits)`);
      expect([await view('busy-viewer'), await view('busy-viewer')]).toEqual([201, 204]);
      expect(await view('calm-viewer')).toBe(201);
      expect(
        await numberFrom(services(), sql`select count(*) from page_views where user_id = 'busy-viewer'`),
      ).toBe(2);
    });

    it(
      'stores url, type, referral_url and params, and answers 401 without a token',
      { tags: ['R7.94'] },
      async () => {
        const key = randomUUID();
        const body = {
          url: 'https://citygigs.example/berlin',
          type: 'city',
          referral_url: 'https://example.org/',
          params: { citySlug: 'berlin', page: 2 },
          session_id: 'session-3',
        };
        const view = (user?: string) =>
          call<{ id: string }>(services(), 'POST', '/page-view', {
            body,
            key,
            ...(user !== undefined && { user }),
          });
        expect((await view()).status).toBe(401);
        const first = await view('viewer');
        expect(first.status).toBe(201);
        expect(await view('viewer')).toEqual({ status: 200, body: first.body });
        // The keys of two users are independent.
        const other = await view('other-viewer');
        expect(other.status).toBe(201);
        expect(await view('other-viewer')).toEqual({ status: 200, body: other.body });
        const rows = await services().database.rows(
          sql`select user_id, url, type, referral_url, params, session_id from page_views where id = ${first.body.id}`,
        );
        expect(rows).toEqual([{ user_id: 'viewer', ...body }]);
        expect(
          await numberFrom(services(), sql`select count(*) from page_views where user_id = 'viewer'`),
        ).toBe(1);
      },
    );
  });
};
