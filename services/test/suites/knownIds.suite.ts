import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { call, get, type List, numberFrom, type ServicesOf } from '../testServices.ts';
import { rowsOf } from '../rowsOf.ts';

type Row = Record<string, unknown> & { id: number };

/** The ids that the specification calls known. */
const knownIds = [1, 53, 99];
const ordinaryId = 2;

const shapeOf = (row: Row | undefined): string[] => Object.keys(row ?? {}).toSorted();

export const knownIdsSuite = (services: ServicesOf): void => {
  describe('known ids', () => {
    it('belong to ordinary offers, posts and partners', { tags: ['R9.36'] }, async () => {
      for (const [path, table] of [
        ['/job_offers', 'job_offers'],
        ['/posts', 'posts'],
        ['/partners', 'partners'],
      ] as const) {
        const existing = await rowsOf<{ id: number }>(
          services().database,
          sql`select id from ${sql.identifier(table)} where id in (1, 2, 53, 99) order by id`,
        );
        const ids = existing.map(({ id }) => id);
        const { items } = (await get<List<Row>>(services(), `${path}?ids=${ids.join()}`)).body;
        expect(items.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids);
        const ordinary = shapeOf(items.find(({ id }) => id === ordinaryId));
        for (const item of items) expect(shapeOf(item)).toEqual(ordinary);
      }
    });

    it.each(knownIds)(
      'offer %i has figures and accepts contributions like any other',
      { tags: ['R9.36'] },
      async (id) => {
        const read = (path: string) => get<Row>(services(), path);
        for (const path of [`/job_offers/${id}/earning`, `/job-offers/promoted/${id}`]) {
          const { status, body } = await read(path);
          expect(status).toBe(200);
          expect(shapeOf(body)).toEqual(
            shapeOf((await read(path.replace(String(id), String(ordinaryId)))).body),
          );
        }
        const user = `known-${id}`;
        const earning = { user, body: { jobOfferId: id, value: 12 } };
        expect((await call(services(), 'POST', `/job_offers/${id}/earning`, earning)).status).toBe(201);
        const review = { user, body: { rating: 3 } };
        expect((await call(services(), 'POST', `/job_offers/${id}/reviews`, review)).status).toBe(201);
        const listed = await numberFrom(services(), sql`select count(*) from listed_offers where id = ${id}`);
        const live = await numberFrom(
          services(),
          sql`select count(*) from job_offers where id = ${id} and status = 'live'
        and (valid_through is null or valid_through > to_char(now(), 'YYYY-MM-DD'))`,
        );
        expect(listed).toBe(live);
      },
    );
  });
};
