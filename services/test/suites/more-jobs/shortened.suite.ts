import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { MoreJobOffer, MoreJobOfferList } from '../../../src/more-jobs/moreJobOfferSchema.ts';
import { shortened } from '../../../src/sql/shortened.ts';
import { rowsOf } from '../../rowsOf.ts';
import { get, type ServicesOf } from '../../testServices.ts';

export const shortenedSuite = (services: ServicesOf): void => {
  describe('a shortened text', () => {
    it.each([
      ['A short one', 'A short one'],
      ['Exactly thirty letters, I say.', 'Exactly thirty letters, I say.'],
      ['You bake bread at night. You are never late for it.', 'You bake bread at night.'],
      ['Bake. You are on time at four in the morning', 'Bake. You are on time at four…'],
      ['Du backst Brot, Brötchen, Kuchen und Torten', 'Du backst Brot, Brötchen…'],
      ['Du arbeitest 4 Tage z. B. von Montag bis Donnerstag', 'Du arbeitest 4 Tage z. B. von…'],
      ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsgesells…'],
    ])('of %j is %j', async (text, short) => {
      const rows = await rowsOf<{ short: string }>(
        services().database,
        sql`select ${shortened(sql`texts.whole`, 30)} as short from (select ${text}::text as whole) as texts`,
      );
      expect(rows).toEqual([{ short }]);
    });

    it('of a full-time offer never ends in the middle of a word', { tags: ['R7.84'] }, async () => {
      for (const feed of ['jobrill', 'workmeadow']) {
        const { body } = await get<Static<typeof MoreJobOfferList>>(
          services(),
          `/more-jobs-api/job-offers?limit=200&feed=${feed}`,
        );
        expect(body.items.length).toBeGreaterThan(100);
        for (const { id, seoDescription, cardOverview } of body.items.slice(0, 20)) {
          const offer = await get<Static<typeof MoreJobOffer>>(
            services(),
            `/more-jobs-api/job-offer?id=${id}`,
          );
          const whole = (offer.body.description ?? '')
            .replaceAll(/<[^>]*>/g, ' ')
            .replaceAll(/\s+/g, ' ')
            .trim();
          for (const text of [seoDescription ?? '', cardOverview ?? '']) {
            const beginning = text.replace(/…$/, '');
            expect(whole.startsWith(beginning)).toBe(true);
            expect(whole.slice(beginning.length)).toMatch(/^(?:$|[^\p{L}\p{N}])/u);
          }
        }
      }
    });

    it('stands beside structured data with the state of the city', async () => {
      const { body } = await get<Static<typeof MoreJobOfferList>>(
        services(),
        '/more-jobs-api/job-offers?limit=1&state=tx&expand=texts',
      );
      const posting = JSON.parse(body.items[0]?.structuredData ?? '{}') as {
        jobLocation: { address: object };
      };
      expect(posting.jobLocation.address).toMatchObject({ addressRegion: 'TX', addressCountry: 'US' });
    });
  });
};
