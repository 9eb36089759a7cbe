import { afterEach, beforeEach, expect, it } from 'vitest';
import { comparison } from '../comparison/comparison.ts';
import { savedOffers } from '../saved-offers/savedOffers.ts';
import { rememberViewed, viewedOffers } from '../viewed-offers/viewedOffers.ts';
import { copiesToKeep } from './copiesToKeep.ts';

const chosen = (partner: string) => ({
  id: partner,
  place: `graz/${partner}`,
  partner,
  city: 'Graz',
  logo: partner,
});
const opened = (slug: string) => ({
  id: slug,
  city: { name: 'Graz', slug: 'graz' },
  partner: { name: slug, slug, orgSlug: slug },
});
const allow = (preferences: boolean) =>
  localStorage.setItem(
    'cookieConsent',
    JSON.stringify({
      essential: true,
      preferences,
      analytics: false,
      marketing: false,
      chosenAt: Date.now(),
    }),
  );

beforeEach(() => allow(true));
afterEach(() => {
  for (const list of [comparison, savedOffers, viewedOffers]) list.set([]);
  localStorage.clear();
});

it('copies are kept of saved, compared and viewed gigs, in the language of the visitor', () => {
  savedOffers.put(chosen('nestkin'));
  comparison.put(chosen('nestkin'));
  expect(copiesToKeep('de').pages).toEqual(['/de/offline', '/de/graz/nestkin']);
  comparison.put(chosen('swiftbite'));
  rememberViewed(opened('tidyhive'));
  expect(copiesToKeep('en').pages).toEqual([
    '/offline',
    '/graz/nestkin',
    '/compare?offers=graz/nestkin,graz/swiftbite',
    '/graz/tidyhive',
  ]);
});

it('viewed gigs are remembered while preferences are allowed: ten, the latest first, each once', () => {
  for (let at = 1; at <= 12; at += 1) rememberViewed(opened(`p-${at}`));
  rememberViewed(opened('p-11'));
  expect(viewedOffers.get().map(({ id }) => id)).toEqual(
    [11, 12, 10, 9, 8, 7, 6, 5, 4, 3].map((at) => `p-${at}`),
  );
  allow(false);
  rememberViewed(opened('p-13'));
  expect(viewedOffers.get()[0]?.id).toBe('p-11');
  expect(copiesToKeep('en').pages).toEqual(['/offline']);
});
