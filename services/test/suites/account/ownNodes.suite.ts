import { describe, expect, it } from 'vitest';
import { berlinOffer, call, type List, type ServicesOf } from '../../testServices.ts';

interface Opportunity {
  readonly id: number;
  readonly job_offer_id: number;
}

export const ownNodesSuite = (services: ServicesOf): void => {
  const get = (user: string | undefined, path: string) =>
    call<List<Opportunity>>(services(), 'GET', path, user === undefined ? {} : { user });
  const idsOf = async (user: string, path: string) => (await get(user, path)).body.items.map(({ id }) => id);

  describe('rows of a user', () => {
    it('are read by their ids, and by nobody else', async () => {
      const offerId = await berlinOffer(services(), 'swiftbite');
      const { body } = await call<Opportunity>(services(), 'POST', '/reviews/opportunity', {
        user: 'owner',
        body: { job_offer_id: offerId },
      });
      const opportunity = `/my/review_opportunities?ids=${body.id},99999999`;
      expect(await idsOf('owner', opportunity)).toEqual([body.id]);
      expect(await idsOf('stranger', opportunity)).toEqual([]);
      expect((await get(undefined, opportunity)).status).toBe(401);
      const offer = `/my/job_offers?ids=${offerId},99999999`;
      expect(await idsOf('owner', offer)).toEqual([offerId]);
      expect(await idsOf('owner', '/my/job_offers?ids=99999999')).toEqual([]);
      expect(await idsOf('stranger', offer)).toEqual([]);
    });
  });

  describe('categories', () => {
    it('are listed, all or those with the ids', async () => {
      const all = await idsOf('reader', '/categories');
      expect(all.length).toBeGreaterThan(5);
      expect(all).toEqual(all.toSorted((one, other) => one - other));
      expect(await idsOf('reader', `/categories?ids=${all[2]},${all[0]},99999999`)).toEqual([all[0], all[2]]);
    });
  });
};
