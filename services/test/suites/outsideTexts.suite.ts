import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { berlinOffer, call, get, post, type Errors, type ServicesOf } from '../testServices.ts';

interface Lead {
  id: string;
}

export const outsideTextsSuite = (services: ServicesOf): void => {
  const rowOf = async (query: ReturnType<typeof sql>) => (await services().database.rows(query))[0];

  describe('texts from outside', () => {
    const application = async (texts: Record<string, unknown>) =>
      post<Lead & Errors>(services(), '/sales-api/lead', {
        offer_id: await berlinOffer(services(), 'swiftbite'),
        type: 'job',
        locale: 'en',
        ...texts,
      });

    it('of an application are stored as they are seen', async () => {
      const { status, body } = await application({
        full_name: '\u202EMila\u00A0\u200B  Novák\u2069',
        email: ' mailto:mila@bücher.example\uFEFF',
        phone: '\u202A+420\u00A0601\u2011234\u2013567\u202C',
        click_source: 'card\u200B',
      });
      expect(status).toBe(201);
      expect(
        await rowOf(sql`select full_name, email, phone, click_source from leads where id = ${body.id}`),
      ).toEqual({
        full_name: 'Mila Novák',
        email: 'mila@bücher.example',
        phone: '+420 601-234-567',
        click_source: 'card',
      });
    });

    it.each([
      '  ',
      '\u200B\u2060',
      '\u3164\uFFA0',
      '\u202E\u202C',
      '...',
      '12 34',
      '\u0640',
      '\u30FC\uA4F8',
      'Rides.Example',
    ])('are no name without a letter that can be seen, or with an address: %j', async (name) => {
      const lead = await application({ full_name: name });
      expect(lead.status).toBe(422);
      expect(lead.body.errors.map(({ field }) => field)).toEqual(['full_name']);
    });

    it('are no first name of a profile without a letter, but an empty one clears it', async () => {
      const user = 'outside-text-1';
      const change = (givenName: string) =>
        call<Errors>(services(), 'PATCH', '/my/user/metadata/', { user, body: { given_name: givenName } });
      expect((await change('Bo\u00ADden\u200F')).status).toBe(200);
      for (const no of ['\u2800 !', 'Rides.Example', 'Cítygigs', '𝐂𝐢𝐭𝐲𝐠𝐢𝐠𝐬', 'Call ①②③④⑤⑥'])
        expect((await change(no)).status).toBe(422);
      const name = async () =>
        (await call<{ given_name: string | null }>(services(), 'GET', '/my/user/metadata/', { user })).body
          .given_name;
      expect(await name()).toBe('Boden');
      expect((await change('\u2060')).status).toBe(200);
      expect(await name()).toBeNull();
    });

    it('of a review keep their lines', async () => {
      const offer = await berlinOffer(services(), 'swiftbite');
      const review = await call<{ reviewText: string }>(services(), 'POST', `/job_offers/${offer}/reviews`, {
        user: 'outside-text-2',
        body: { rating: 4, reviewText: '\u2067Good pay.\r\n\r\n\r\n\u200BLong\u3000days.' },
      });
      expect(review.status).toBe(201);
      expect(review.body.reviewText).toBe('Good pay.\n\nLong days.');
    });

    it('of a search find what the eye reads', async () => {
      const found = async (query: string) =>
        (await get<{ items: { name: string }[] }>(services(), `/cities/?query=${encodeURIComponent(query)}`))
          .body.items[0]?.name;
      expect(await found('\u200BAmster\u00ADdam\u00A0')).toBe('Amsterdam');
    });

    it('of any parameter are read without what cannot be seen', async () => {
      const offersIn = async (slug: string) =>
        (await get<{ total: number }>(services(), `/job_offers?city_slug=${encodeURIComponent(slug)}`)).body
          .total;
      expect(await offersIn('berl\u2060in\u200E')).toBe(await offersIn('berlin'));
    });
  });
};
