// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { decodeClickData } from '../../paths/clickData.ts';
import { applyTarget } from './applyTarget.ts';

const offer = {
  id: 'T2ZmZXI6MQ==',
  cardTitle: 'Bike courier',
  isDirectApply: false,
  isVerified: true,
  price: 12.5,
  city: { slug: 'berlin' },
  partner: { name: 'Swiftbite', slug: 'swiftbite' },
};
const clickData = { click_source: 'offer', utm_source: 'mail' };

describe('applyTarget', () => {
  it('opens the form on this site for a direct offer', { tags: ['R1.19'] }, () => {
    expect(applyTarget({ ...offer, isDirectApply: true }, clickData)).toEqual({
      kind: 'direct',
      offerId: 'T2ZmZXI6MQ==',
      partnerName: 'Swiftbite',
      gig: 'Bike courier',
      price: 12.5,
      clickData,
    });
  });

  it(
    'uses /redirect/{citySlug}/{partnerSlug} with the click data for any other offer',
    { tags: ['R1.19', 'R2.20'] },
    () => {
      const target = applyTarget(offer, clickData);
      if (target?.kind !== 'redirect') throw new Error('not a redirect');
      const url = new URL(target.path, 'http://localhost');
      expect(url.pathname).toBe('/redirect/berlin/swiftbite');
      expect(decodeClickData(url.searchParams.get('cd') ?? '', () => undefined)).toEqual(clickData);
    },
  );

  it('is null without a partner', () => {
    expect(applyTarget({ ...offer, partner: null }, clickData)).toBeNull();
  });
});
