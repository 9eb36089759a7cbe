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
import type { setUpStack } from '../setUpStack.ts';

export type Stack = ReturnType<typeof setUpStack>;

export const api = '/web-api/en';

export const sizes = [20, 50, 200];
export const maxConcurrent = 16;

export const parameter = ({ url }: SeenCall, name: string): string | null =>
  new URL(url, 'http://x').searchParams.get(name);

export const brief = (id: number) => ({ id, name: `N${id}`, slug: `s${id}`, orgSlug: `s${id}` });

/** The city and the partner of a row, different for each row. */
export const references = (id: number) => ({
  city: { ...brief(id), state: null, country: { countryCode: 'DE', name: 'Germany' } },
  partner: brief(id),
});

const uuidOf = (id: number) => `6f1c2f0e-6a52-4c1e-9d0b-${String(id).padStart(12, '0')}`;

const rowsFor = {
  [`${api}/job_offers`]: (id: number) => offerRow({ id, ...references(id) }),
  [`${api}/cities`]: (id: number) =>
    cityRow({ ...brief(id), latitude: id / 10, updated: '2026-01-02T03:04:05Z' }),
  [`${api}/cities/earning-ranges`]: (id: number) => ({
    id,
    ranges: [{ currency: 'EUR', lowest: 9.5, highest: 20 }],
  }),
  [`${api}/partners`]: (id: number) =>
    partnerRow({ ...brief(id), categories: [], updated: '2026-01-02T03:04:05Z' }),
  [`${api}/posts/`]: (id: number) => postRow({ id, city: brief(id) }),
  [`${api}/reviews/partner/11`]: (id: number) => reviewRow({ id, ...references(id) }),
  [`${api}/my/job_offers`]: (id: number) =>
    myOfferRow({ id, ...references(id), review: reviewRow({ id, ...references(id) }) }),
};

/** Answers a list with `limit` rows, or with the rows of the ids. */
export const listOf =
  (row: (id: number) => object, wrap: (rows: object[]) => unknown = pageOf): Answer =>
  (response, call) => {
    const ids = parameter(call, 'ids')?.split(',').map(Number);
    const all = ids ?? Array.from({ length: Number(parameter(call, 'limit')) }, (_, index) => index + 1);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(wrap(all.map(row))));
  };

export const serve = (stack: Stack) => {
  for (const [path, row] of Object.entries(rowsFor)) stack.rest.on(path, listOf(row));
  stack.rest.on(`${api}/partners/slug/swiftbite`, partnerRow());
  const fullTime = (id: number) => moreJobRow({ id: uuidOf(id), ...references(id) });
  stack.rest.on(
    '/more-jobs-api/job-offers',
    listOf(fullTime, (rows) => moreJobPage(rows as never)),
  );
};

const pathOf = ({ url }: SeenCall): string => url.split('?', 1)[0] ?? '';

/** The number of calls by path, or by another property of the calls. */
export const callsOf = async (stack: Stack, document: string, nameOf = pathOf) => {
  stack.rest.calls.length = 0;
  const { errors } = await stack.gateway.ask(document, { headers: { authorization: 'Bearer t.o.k' } });
  expect(errors).toBeUndefined();
  const counted = Object.groupBy(stack.rest.calls, nameOf);
  return Object.fromEntries(Object.entries(counted).map(([path, calls = []]) => [path, calls.length]));
};

export const cities = `${api}/cities`;
export const partners = `${api}/partners`;

/** Long enough for the connections of all calls that run at once to open, on a busy machine too. */
const answerMs = 60;

/** Answers each row by its own call, and records how many of them run at once. */
export const slowly = (
  stack: Stack,
  pathOf: (id: number) => string,
  row: (id: number) => unknown,
  running = { now: 0, max: 0 },
) => {
  for (let id = 1; id <= 200; id += 1) {
    stack.rest.on(pathOf(id), (response) => {
      running.now += 1;
      running.max = Math.max(running.max, running.now);
      setTimeout(() => {
        running.now -= 1;
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(row(id)));
      }, answerMs);
    });
  }
  return running;
};
