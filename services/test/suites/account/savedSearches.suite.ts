import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import limits from '../../../../schema/limits.json' with { type: 'json' };
import { jobOfferTypes } from '../../../src/web-api/job-offers/jobOfferSchema.ts';
import { call, type Errors, type List, type ServicesOf } from '../../testServices.ts';

interface Saved {
  readonly category_slugs: string[];
  readonly city: { readonly name: string; readonly slug: string };
  readonly categories: { readonly orgSlug: string; readonly name: string }[];
  readonly type: string | null;
  readonly filter: object;
  readonly alerts: boolean;
}

const maxSavedSearches = limits.savedSearches;

const berlin = { city_id: 2950159 };
const filtered = { ...berlin, categories: ['driving', 'delivery'], type: 'student' };

export const savedSearchesSuite = (services: ServicesOf): void => {
  const patch = (path: string) => (user: string | undefined, body: object) =>
    call<Errors>(services(), 'PATCH', path, { ...(user && { user }), body });
  const change = patch('/my/saved_searches');
  /** Of the services that can ask the identity service. */
  const alert = (user: string, body: object, emailVerified = true) => {
    const { app, admin } = services().managed;
    admin.accounts.set(user, { id: user, email: `${user}@example.org`, password: 'p', emailVerified });
    return call<Errors>({ ...services(), app }, 'PATCH', '/my/saved_searches/alert', { user, body });
  };
  const list = async (user: string, prefix = '') =>
    (await call<List<Saved>>(services(), 'GET', `${prefix}/my/saved_searches`, { user })).body.items;

  describe('saved searches', () => {
    it('are listed with names in the language of the path, the latest first, and saved once', async () => {
      expect(await list('searcher')).toEqual([]);
      expect((await change('searcher', { add: [filtered, berlin] })).status).toBe(204);
      const reordered = { ...filtered, categories: filtered.categories.toReversed() };
      expect((await change('searcher', { add: [reordered, { ...berlin, type: null }] })).status).toBe(204);
      expect(await list('searcher', '/web-api/de')).toMatchObject([
        {
          city: { name: 'Berlin', slug: 'berlin' },
          categories: [{ orgSlug: 'delivery', name: 'Lieferung' }, { orgSlug: 'driving' }],
          type: 'student',
          alerts: false,
        },
        { categories: [], type: null },
      ]);
    });

    it('differ by their filter, whatever the order of its parts; a part that is false is none', async () => {
      const young = { ...berlin, filter: { age: 16, vehicle: 'none' } };
      await change('search-filter', { add: [berlin, young, { ...berlin, filter: { remote: true } }] });
      const same = { ...berlin, filter: { vehicle: 'none', remote: false, age: 16 } };
      expect((await change('search-filter', { add: [same] })).status).toBe(204);
      expect(await list('search-filter')).toMatchObject([
        { filter: {} },
        { filter: { age: 16, vehicle: 'none' }, currency: 'EUR' },
        { filter: { remote: true } },
      ]);
      await alert('search-filter', { ...same, alerts: true });
      const removed = await change('search-filter', { remove: [same] });
      expect(removed.body).toEqual({
        ended_alerts: [{ city_id: 2950159, categories: [], type: null, filter: young.filter }],
      });
      expect(await list('search-filter')).toMatchObject([{ filter: {} }, { filter: { remote: true } }]);
      const refused = { ...berlin, filter: { age: 16, pay_from: 'much' } };
      expect((await change('search-filter', { add: [refused] })).status).toBe(422);
    });

    it('with a category that no longer exists name it, and can be removed', async () => {
      const { database } = services();
      await change('search-of-gone', { add: [filtered] });
      await database.rows(
        sql`update saved_searches set categories = '{driving,gone}' where user_id = 'search-of-gone'`,
      );
      expect(await list('search-of-gone')).toMatchObject([
        { category_slugs: ['driving', 'gone'], categories: [{ orgSlug: 'driving' }] },
      ]);
      const gone = { ...filtered, categories: ['gone', 'driving'] };
      expect((await change('search-of-gone', { remove: [gone] })).status).toBe(204);
      expect(await list('search-of-gone')).toEqual([]);
    });

    it('are removed, and belong to one user', async () => {
      await change('search-remover', { add: [filtered, berlin] });
      await change('search-neighbour', { add: [filtered] });
      expect((await change('search-remover', { remove: [filtered, { city_id: 1 }] })).status).toBe(204);
      expect(await list('search-remover')).toHaveLength(1);
      expect(await list('search-neighbour')).toHaveLength(1);
    });

    it('with an unknown city or category are ignored', async () => {
      const unknown = [{ city_id: 1 }, { ...berlin, categories: ['delivery', 'no-such-category'] }];
      expect((await change('search-late', { add: [...unknown, berlin] })).status).toBe(204);
      expect(await list('search-late')).toHaveLength(1);
    });

    it(`are at most ${maxSavedSearches}, also when they are saved at the same time`, async () => {
      const kinds = [...jobOfferTypes, null];
      const slugs = ['delivery', 'driving', 'cleaning', 'babysitting', 'pet-care', 'tutoring'];
      const all = [
        [],
        ...slugs.map((slug) => [slug]),
        ...slugs.map((slug) => [slug, 'handyman']),
        ...slugs.map((slug) => [slug, 'moving']),
      ].flatMap((categories) => kinds.map((type) => ({ ...berlin, categories, type })));
      await change('search-collector', { add: all.slice(0, 12) });
      const known = (await list('search-collector')).length;
      expect(known).toBe(12);
      const answers = await Promise.all([
        change('search-collector', { add: all.slice(12, 42) }),
        change('search-collector', { add: all.slice(42, 72) }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
      expect(answers.find(({ status }) => status === 422)?.body.errors).toMatchObject([
        { field: 'add', code: 'too_many' },
      ]);
      expect((await list('search-collector')).length).toBeLessThanOrEqual(maxSavedSearches);
    });

    it.each([
      { add: [{ city_id: 'berlin' }] },
      { add: [{ ...berlin, type: 'night' }] },
      { add: [{ ...berlin, categories: ['Delivery'] }] },
      { add: [{ ...berlin, categories: ['delivery', 'delivery'] }] },
      { add: [{ categories: [] }] },
      { add: Array.from({ length: 51 }, () => berlin) },
    ])('refuse bad input: %j', async (body) => {
      expect((await change('search-wrong', body)).status).toBe(422);
      expect(await list('search-wrong')).toEqual([]);
    });

    it('need a token', async () => {
      expect((await change(undefined, { add: [berlin] })).status).toBe(401);
      expect((await patch('/my/saved_searches/alert')(undefined, { ...berlin, alerts: true })).status).toBe(
        401,
      );
      expect((await call(services(), 'GET', '/my/saved_searches')).status).toBe(401);
    });
  });

  describe('the alert of a saved search', () => {
    it('is switched on, which saves the search, and off', async () => {
      expect((await alert('alert-user', { ...filtered, alerts: true })).status).toBe(204);
      expect(await list('alert-user')).toMatchObject([{ type: 'student', alerts: true }]);
      await change('alert-user', { add: [filtered] });
      expect(await list('alert-user')).toMatchObject([{ alerts: true }]);
      expect((await alert('alert-user', { ...filtered, alerts: false })).status).toBe(204);
      expect(await list('alert-user')).toMatchObject([{ alerts: false }]);
      expect((await alert('alert-user', { ...berlin, alerts: false })).status).toBe(204);
      expect(await list('alert-user')).toHaveLength(1);
    });

    it('ends when the search is removed, which the answer says', async () => {
      await alert('alert-remover', { ...filtered, alerts: true });
      await change('alert-remover', { add: [berlin] });
      const { status, body } = await change('alert-remover', { remove: [berlin, filtered] });
      expect(status).toBe(200);
      const search = { ...filtered, categories: filtered.categories.toSorted() };
      expect(body).toEqual({ ended_alerts: [{ ...search, filter: {} }] });
      expect((await change('alert-remover', { remove: [filtered] })).status).toBe(204);
    });

    it('needs an address that the identity service knows to be confirmed, and a known city', async () => {
      const refused = await alert('alert-unconfirmed', { ...berlin, alerts: true }, false);
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toMatchObject([{ field: 'alerts', code: 'unconfirmed' }]);
      expect(await list('alert-unconfirmed')).toEqual([]);
      const unknown = await alert('alert-user', { city_id: 1, alerts: true });
      expect([unknown.status, unknown.body.errors]).toMatchObject([
        422,
        [{ field: 'city_id', code: 'unknown' }],
      ]);
      const other = await alert('alert-user', { ...berlin, categories: ['no-such-category'], alerts: true });
      expect([other.status, other.body.errors]).toMatchObject([
        422,
        [{ field: 'categories', code: 'unknown' }],
      ]);
    });

    it('cannot be switched on where nobody can say whether the address is confirmed', async () => {
      const { app, identity, database } = services();
      const codes: unknown[] = [];
      const ask = async (user: string, claims: object) => {
        const answer = await app.inject({
          method: 'PATCH',
          url: '/web-api/en/my/saved_searches/alert',
          headers: { authorization: `Bearer ${identity.tokenOf(user, { claims: { ...claims } })}` },
          payload: { ...berlin, alerts: true },
        });
        codes.push(answer.statusCode === 204 ? 204 : answer.json<Errors>().errors[0]?.code);
      };
      await ask('alert-elsewhere', { email_verified: true });
      await ask('alert-elsewhere', { email_verified: false });
      expect(await list('alert-elsewhere')).toEqual([]);
      // A link of the services confirmed the address.
      await change('alert-elsewhere', { add: [berlin] });
      await database.rows(sql`update users set email_verified_at = now() where id = 'alert-elsewhere'`);
      await ask('alert-elsewhere', { email_verified: true });
      expect(codes).toEqual(['no_mails', 'unconfirmed', 204]);
    });
  });
};
