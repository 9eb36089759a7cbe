import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call, get, type List, numberFrom, type WorldOf } from '../world.ts';
import { rowsOf } from '../rowsOf.ts';

type Row = Record<string, unknown> & { id: number };

/** The ids that the specification calls known, and one that it does not. */
const knownIds = [1, 53, 99];
const ordinaryId = 2;

const shapeOf = (row: Row | undefined): string[] => Object.keys(row ?? {}).toSorted();

export const knownIdsSuite = (world: WorldOf): void => {
  describe('rows with the ids 1, 53 and 99', () => {
    it('are offers, posts and partners as any other', { tags: ['R9.36'] }, async () => {
      for (const [path, table] of [
        ['/job_offers', 'job_offers'],
        ['/posts', 'posts'],
        ['/partners', 'partners'],
      ] as const) {
        const there = await rowsOf<{ id: number }>(
          world().database,
          sql`select id from ${sql.identifier(table)} where id in (1, 2, 53, 99) order by id`,
        );
        const ids = there.map(({ id }) => id);
        const { items } = (await get<List<Row>>(world(), `${path}?ids=${ids.join()}`)).body;
        expect(items.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids);
        const ordinary = shapeOf(items.find(({ id }) => id === ordinaryId));
        for (const item of items) expect(shapeOf(item)).toEqual(ordinary);
      }
    });

    it.each(knownIds)(
      'offer %i answers figures and accepts contributions as any other',
      { tags: ['R9.36'] },
      async (id) => {
        const told = (path: string) => get<Row>(world(), path);
        for (const path of [`/job_offers/${id}/earning`, `/job-offers/promoted/${id}`]) {
          const { status, body } = await told(path);
          expect(status).toBe(200);
          expect(shapeOf(body)).toEqual(
            shapeOf((await told(path.replace(String(id), String(ordinaryId)))).body),
          );
        }
        const user = `known-${id}`;
        const earning = { user, body: { jobOfferId: id, value: 12 } };
        expect((await call(world(), 'POST', `/job_offers/${id}/earning`, earning)).status).toBe(201);
        const review = { user, body: { rating: 3 } };
        expect((await call(world(), 'POST', `/job_offers/${id}/reviews`, review)).status).toBe(201);
        const listed = await numberFrom(world(), sql`select count(*) from listed_offers where id = ${id}`);
        const live = await numberFrom(
          world(),
          sql`select count(*) from job_offers where id = ${id} and status = 'live'
        and (valid_through is null or valid_through > to_char(now(), 'YYYY-MM-DD'))`,
        );
        expect(listed).toBe(live);
      },
    );
  });
};
