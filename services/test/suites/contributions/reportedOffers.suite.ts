import { describe, expect, it } from 'vitest';
import { oldUser } from '../../people.ts';
import { berlinOffer, call, get, type List, type ServicesOf } from '../../testServices.ts';

interface Reported {
  id: number;
  contributions: object;
}

export const reportedOffersSuite = (services: ServicesOf): void => {
  const user = 'lister';
  const submit = async (path: string, body: object) =>
    call(services(), 'POST', path, { body, ...(await oldUser(services(), user)) });

  describe('the offers that a user reported about', () => {
    it('are listed with what was reported, the latest report first', async () => {
      const first = await berlinOffer(services(), 'swiftbite');
      const second = await berlinOffer(services(), 'nestkin');
      const list = async (query = '') =>
        (await call<List<Reported>>(services(), 'GET', `/my/contributions${query}`, { user })).body;
      expect(await list()).toMatchObject({ items: [], total: 0 });
      await submit(`/job_offers/${first}/earning`, { jobOfferId: first, value: 13 });
      await submit(`/job-offers/${second}/sign-up-time`, { jobOfferId: second, value: '1_week' });
      await submit(`/job_offers/${first}/cost-start`, { jobOfferId: first, value: 5 });
      const { items, total } = await list();
      expect(total).toBe(2);
      expect(items.map(({ id }) => id)).toEqual([first, second]);
      for (const item of items)
        expect(item.contributions).toEqual(
          (await call(services(), 'GET', `/my/contributions/${item.id}`, { user })).body,
        );
      expect((await list('?page=2&limit=1')).items.map(({ id }) => id)).toEqual([second]);
      await call(services(), 'DELETE', `/job-offers/${second}/sign-up-time`, { user });
      expect((await list()).items.map(({ id }) => id)).toEqual([first]);
      expect((await get(services(), '/my/contributions')).status).toBe(401);
    });
  });
};
