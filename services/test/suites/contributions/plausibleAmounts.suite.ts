import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { PlausibleAmounts } from '../../../src/web-api/job-offers/figureSchema.ts';
import { rowsOf } from '../../rowsOf.ts';
import { berlinOffer, call, type Errors, get, numberFrom, type ServicesOf } from '../../testServices.ts';

export const plausibleAmountsSuite = (services: ServicesOf): void => {
  const boundsOf = (id: number) =>
    get<Static<typeof PlausibleAmounts>>(services(), `/job_offers/${id}/plausible-amounts`);

  const refusal = async (id: number, name: string, value: number): Promise<string | undefined> => {
    const { status, body } = await call<Errors>(services(), 'POST', `/job_offers/${id}/${name}`, {
      body: { jobOfferId: id, value },
      user: 'bounded',
    });
    expect(status).toBe(422);
    return body.errors[0]?.message;
  };

  describe('GET /job_offers/{id}/plausible-amounts', () => {
    it.each([
      ['DE', 'EUR', [1, 150], [0, 5000]],
      ['PT', 'EUR', [0.6, 90], [0, 3000]],
      ['LU', 'EUR', [1.4, 210], [0, 7000]],
      ['GB', 'GBP', [1, 130], [0, 4500]],
    ] as const)(
      'answers the bounds by currency and country of the offer: %s',
      async (country, currency, pay, cost) => {
        const id = await numberFrom(
          services(),
          sql`select min(offer.id) from job_offers offer join cities city on city.id = offer.city_id
          where city.country_code = ${country} and offer.currency = ${currency}`,
        );
        expect(await boundsOf(id)).toEqual({
          status: 200,
          body: {
            currency,
            earning: { lowest: pay[0], highest: pay[1] },
            costToStart: { lowest: cost[0], highest: cost[1] },
          },
        });
      },
    );

    it('answers the bounds by which contributions are refused, in every currency and country', async () => {
      const offers = await rowsOf<{ id: number; country: string }>(
        services().database,
        sql`select min(offer.id) as id, city.country_code as country
          from job_offers offer join cities city on city.id = offer.city_id
          group by city.country_code, offer.currency`,
      );
      expect(offers.length).toBeGreaterThan(20);
      for (const { id, country } of offers) {
        const { currency, earning, costToStart } = (await boundsOf(id)).body;
        expect(await refusal(id, 'earning', (earning?.lowest ?? 0) - 0.01)).toBe(
          `In ${country} a plausible pay for one hour is between ${earning?.lowest} and ${earning?.highest} ${currency}.`,
        );
        await refusal(id, 'earning', (earning?.highest ?? 0) + 0.01);
        await refusal(id, 'cost-start', (costToStart?.highest ?? 0) + 0.01);
      }
    });

    it('answers null for an offer in a currency in which contributions are refused', async () => {
      const id = await berlinOffer(services(), 'quietdesk');
      await services().database.rows(sql`update job_offers set currency = 'ISK' where id = ${id}`);
      const answer = await boundsOf(id);
      await services().database.rows(sql`update job_offers set currency = 'EUR' where id = ${id}`);
      expect(answer).toEqual({ status: 200, body: { currency: 'ISK', earning: null, costToStart: null } });
    });

    it('answers 404 for an unknown offer', async () => {
      expect((await boundsOf(99_999_999)).status).toBe(404);
    });
  });
};
