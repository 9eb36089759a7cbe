import { beforeEach, describe, expect, it } from 'vitest';
import { cityRow, partnerRow, reviewRow } from '../rows.ts';
import { world } from '../world.ts';
import { lists } from './lists.ts';
import { api, brief, callsOf, listOf, maxConcurrent, serve, sizes, slowly } from './listWorld.ts';

const singly = world({ BATCH_IDS: 'false', MAX_CALLS: '1000' });

beforeEach(() => serve(singly));

describe('a back end without ids', () => {
  it.each(sizes)(
    'gets one call for each city of %i offers, at most 16 at a time',
    { tags: ['R7.15'] },
    async (size) => {
      const running = slowly(
        singly,
        (id) => `${api}/cities/id/${id}`,
        (id) => cityRow(brief(id)),
      );
      const calls = await callsOf(
        singly,
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
        singly,
        (id) => `${api}/partners/slug/s${id}`,
        (id) => partnerRow(brief(id)),
      );
      singly.rest.on(
        `${api}/reviews/partner/11`,
        listOf((id) => reviewRow({ id, partner: brief((id % 10) + 1) })),
      );
      const calls = await callsOf(
        singly,
        `{ partnerReviews(partnerId: "11", first: ${size}) { edges { node { partner { website } } } } }`,
      );
      expect(Object.keys(calls)).toHaveLength(11);
      expect(new Set(Object.values(calls))).toEqual(new Set([1]));
      expect(running.max).toBeLessThanOrEqual(maxConcurrent);
    },
  );

  it.each(Object.entries(lists))('gets no call with ids: %s', async (_name, { list }) => {
    slowly(
      singly,
      (id) => `${api}/cities/id/${id}`,
      (id) => cityRow(brief(id)),
    );
    slowly(
      singly,
      (id) => `${api}/partners/slug/s${id}`,
      (id) => partnerRow(brief(id)),
    );
    const calls = await callsOf(singly, `{ ${list.replace('N', '20')} }`);
    expect(new Set(Object.values(calls))).toEqual(new Set([1]));
    expect(singly.rest.urls().filter((url) => url.includes('ids='))).toEqual([]);
  });
});
