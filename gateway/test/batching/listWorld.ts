import { expect } from 'vitest';
import type { Answer, SeenCall } from '../fakeRest.ts';
import {
  cityRow,
  moreJobPage,
  moreJobRow,
  myOfferRow,
  offerRow,
  pageOf,
  partnerRow,
  postRow,
  reviewRow,
} from '../rows.ts';
import type { world } from '../world.ts';

export type ListWorld = ReturnType<typeof world>;

export const api = '/web-api/en';

export const sizes = [20, 50, 200];
export const mostAtOnce = 16;

export const parameter = ({ url }: SeenCall, name: string): string | null =>
  new URL(url, 'http://x').searchParams.get(name);

export const brief = (id: number) => ({ id, name: `N${id}`, slug: `s${id}`, orgSlug: `s${id}` });

/** Rows that name a city and a partner of their own each. */
export const named = (id: number) => ({
  city: { ...brief(id), state: null, country: { countryCode: 'DE', name: 'Germany' } },
  partner: brief(id),
});

const uuidOf = (id: number) => `6f1c2f0e-6a52-4c1e-9d0b-${String(id).padStart(12, '0')}`;

const rowsFor = {
  [`${api}/job_offers`]: (id: number) => offerRow({ id, ...named(id) }),
  [`${api}/cities`]: (id: number) =>
    cityRow({ ...brief(id), latitude: id / 10, updated: '2026-01-02T03:04:05Z' }),
  [`${api}/partners`]: (id: number) => partnerRow({ ...brief(id), categories: [] }),
  [`${api}/posts/`]: (id: number) => postRow({ id, city: brief(id) }),
  [`${api}/reviews/partner/11`]: (id: number) => reviewRow({ id, ...named(id) }),
  [`${api}/my/job_offers`]: (id: number) =>
    myOfferRow({ id, ...named(id), review: reviewRow({ id, ...named(id) }) }),
};

/** Answers a list with as many rows as asked for, or with the rows of the ids. */
export const listOf =
  (row: (id: number) => object, wrap: (rows: object[]) => unknown = pageOf): Answer =>
  (response, call) => {
    const ids = parameter(call, 'ids')?.split(',').map(Number);
    const all = ids ?? Array.from({ length: Number(parameter(call, 'limit')) }, (_, index) => index + 1);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(wrap(all.map(row))));
  };

export const serve = (at: ListWorld) => {
  for (const [path, row] of Object.entries(rowsFor)) at.rest.on(path, listOf(row));
  at.rest.on(`${api}/partners/slug/swiftbite`, partnerRow());
  const fullTime = (id: number) => moreJobRow({ id: uuidOf(id), ...named(id) });
  at.rest.on(
    '/more-jobs-api/job-offers',
    listOf(fullTime, (rows) => moreJobPage(rows as never)),
  );
};

const pathOf = ({ url }: SeenCall): string => url.split('?', 1)[0] ?? '';

/** The paths that were called, or whatever else is told of a call, with how often each. */
export const callsOf = async (at: ListWorld, document: string, nameOf = pathOf) => {
  at.rest.calls.length = 0;
  const { errors } = await at.gateway.ask(document, { headers: { authorization: 'Bearer t.o.k' } });
  expect(errors).toBeUndefined();
  const counted = Object.groupBy(at.rest.calls, nameOf);
  return Object.fromEntries(Object.entries(counted).map(([path, calls = []]) => [path, calls.length]));
};

export const cities = `${api}/cities`;
export const partners = `${api}/partners`;

/** Serves each row by a call of its own, and notes how many of them ran at once. */
export const slowly = (
  at: ListWorld,
  pathOf: (id: number) => string,
  row: (id: number) => unknown,
  seen = { now: 0, most: 0 },
) => {
  for (let id = 1; id <= 200; id += 1) {
    at.rest.on(pathOf(id), (response) => {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      setTimeout(() => {
        seen.now -= 1;
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(row(id)));
      }, 5);
    });
  }
  return seen;
};
