import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import limits from '../../../../schema/limits.json' with { type: 'json' };
import { rowsOf } from '../../rowsOf.ts';
import { berlinOffer, call, type List, type ServicesOf } from '../../testServices.ts';

interface Saved {
  readonly id: number;
  readonly city: { readonly slug: string };
}

const maxSavedOffers = limits.savedOffers;

export const savedOffersSuite = (services: ServicesOf): void => {
  const change = (user: string | undefined, body: object) =>
    call<{ errors: { field: string; code: string }[] }>(services(), 'PATCH', '/my/saved_offers', {
      ...(user && { user }),
      body,
    });
  const list = (user: string, query = '') =>
    call<List<Saved>>(services(), 'GET', `/my/saved_offers${query}`, { user });
  const ids = async (user: string) => (await list(user)).body.items.map(({ id }) => id);
  const someOffers = async (count: number) =>
    (
      await rowsOf<{ id: number }>(
        services().database,
        sql`select id from job_offers order by id limit ${count}`,
      )
    ).map(({ id }) => id);

  describe('saved offers', () => {
    it('are listed as they were saved, the latest first, and a repeated request changes nothing', async () => {
      const [a = 0, b = 0, c = 0] = await someOffers(3);
      expect(await ids('saver')).toEqual([]);
      expect((await change('saver', { add: [b, a] })).status).toBe(204);
      expect((await change('saver', { add: [c, a] })).status).toBe(204);
      expect(await ids('saver')).toEqual([c, b, a]);
      expect((await change('saver', { add: [c], remove: [] })).status).toBe(204);
      expect(await ids('saver')).toEqual([c, b, a]);
      const { body } = await list('saver', '?limit=2&page=2');
      expect(body).toMatchObject({ total: 3, pageCount: 2, items: [{ id: a }] });
    });

    it('are found among the offers of a page', async () => {
      const [a = 0, b = 0, c = 0] = await someOffers(3);
      await change('finder', { add: [a, c] });
      await change('elsewhere', { add: [b] });
      const among = async (wanted: string) => {
        const { total, items } = (await list('finder', `?ids=${wanted}`)).body;
        return [total, items.map(({ id }) => id)];
      };
      expect(await among(`${b},${a},${a},99999999`)).toEqual([1, [a]]);
      expect(await among(`${a},${b},${c}`)).toEqual([2, [a, c]]);
      expect(await among('0')).toEqual([0, []]);
      expect((await list('finder', '?ids=x')).status).toBe(400);
    });

    it('are removed, and belong to one user', async () => {
      const [a = 0, b = 0] = await someOffers(2);
      await change('remover', { add: [a, b] });
      await change('neighbour', { add: [a] });
      expect((await change('remover', { remove: [a, 99_999_999] })).status).toBe(204);
      expect(await ids('remover')).toEqual([b]);
      expect(await ids('neighbour')).toEqual([a]);
    });

    it('may be expired; unknown ones are ignored', async () => {
      const id = await berlinOffer(services(), 'parcelpath');
      expect((await change('late', { add: [99_999_999, id] })).status).toBe(204);
      expect((await list('late')).body.items).toMatchObject([{ id, city: { slug: 'berlin' } }]);
      expect((await change('late', { add: [99_999_999] })).status).toBe(204);
    });

    it(`are at most ${maxSavedOffers}, also when they are saved at the same time`, async () => {
      const all = await someOffers(maxSavedOffers + 1);
      expect(all).toHaveLength(maxSavedOffers + 1);
      for (let at = 0; at < maxSavedOffers - 100; at += 100)
        await change('collector', { add: all.slice(at, at + 100) });
      const last = all.slice(maxSavedOffers - 100);
      const answers = await Promise.all([
        change('collector', { add: last.slice(0, 60) }),
        change('collector', { add: last.slice(60) }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
      expect(answers.find(({ status }) => status === 422)?.body.errors).toMatchObject([
        { field: 'add', code: 'too_many' },
      ]);
      expect([maxSavedOffers - 40, maxSavedOffers - 59]).toContain((await list('collector')).body.total);
    });

    it('need a token', async () => {
      expect((await change(undefined, { add: [1] })).status).toBe(401);
      expect((await call(services(), 'GET', '/my/saved_offers')).status).toBe(401);
    });
  });
};
