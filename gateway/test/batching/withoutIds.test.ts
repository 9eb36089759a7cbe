import { beforeEach, describe, expect, it } from 'vitest';
import { cityRow, partnerRow, reviewRow } from '../rows.ts';
import { setUpStack } from '../setUpStack.ts';
import { lists } from './lists.ts';
import { api, brief, callsOf, listOf, maxConcurrent, serve, sizes, slowly } from './fakeLists.ts';

const stack = setUpStack({ BATCH_IDS: 'false', MAX_CALLS: '1000' });

beforeEach(() => serve(stack));

describe('an upstream without `ids`', () => {
  it.each(sizes)(
    'gets one call for each city of %i offers, at most 16 at a time',
    { tags: ['R7.15'] },
    async (size) => {
      const running = slowly(
        stack,
        (id) => `${api}/cities/id/${id}`,
        (id) => cityRow(brief(id)),
      );
      const calls = await callsOf(
        stack,
        `{ jobOffers(first: ${size}) { edges { node { city { latitude } } } } }`,
      );
      expect(Object.keys(calls)).toHaveLength(size + 1);
      expect(new Set(Object.values(calls))).toEqual(new Set([1]));
      expect(running.max).toBeLessThanOrEqual(maxConcurrent);
    },
  );

  it.each(sizes)(
    'gets one call for each of the ten partners of %i reviews',
    { tags: ['R7.15'] },
    async (size) => {
      const running = slowly(
        stack,
        (id) => `${api}/partners/slug/s${id}`,
        (id) => partnerRow(brief(id)),
      );
      stack.rest.on(
        `${api}/reviews/partner/11`,
        listOf((id) => reviewRow({ id, partner: brief((id % 10) + 1) })),
      );
      const calls = await callsOf(
        stack,
        `{ partnerReviews(partnerId: "11", first: ${size}) { edges { node { partner { website } } } } }`,
      );
      expect(Object.keys(calls)).toHaveLength(11);
      expect(new Set(Object.values(calls))).toEqual(new Set([1]));
      expect(running.max).toBeLessThanOrEqual(maxConcurrent);
    },
  );

  it.each(Object.entries(lists))('gets no call with ids: %s', async (_name, { list }) => {
    slowly(
      stack,
      (id) => `${api}/cities/id/${id}`,
      (id) => cityRow(brief(id)),
    );
    slowly(
      stack,
      (id) => `${api}/partners/slug/s${id}`,
      (id) => partnerRow(brief(id)),
    );
    const calls = await callsOf(stack, `{ ${list.replace('N', '20')} }`);
    expect(new Set(Object.values(calls))).toEqual(new Set([1]));
    expect(stack.rest.urls().filter((url) => url.includes('ids='))).toEqual([]);
  });
});
