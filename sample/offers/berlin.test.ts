import { describe, expect, it } from 'vitest';
import { siteLanguages } from '../../services/src/rest/language.ts';
import { berlinId } from '../cities/sampleCities.ts';
import { cityCategoryTextRows, categoryId } from '../content/categoryRows.ts';
import { jobOfferProductRows } from '../content/productRows.ts';
import { contributionsOf } from '../contributions/contributionCounts.ts';
import { reviewRows } from '../reviews/reviewRows.ts';
import { sampleData } from '../sampleData.ts';
import { categoryKeys, kindFacts } from '../texts/kinds.ts';
import { offerTextRows } from './offerTextSets.ts';
import type { SampleOffer } from './sampleOffer.ts';

const data = sampleData({ day: '2025-07-01' });
const berlin = [...data.offers()].filter(({ city }) => city.id === berlinId);
const offerOf = (slug: string): SampleOffer => {
  const offer = berlin.find(({ partner }) => partner.slug === slug);
  if (offer === undefined) throw new Error(`${slug} has no offer in Berlin.`);
  return offer;
};
const listed = berlin.filter(
  ({ status, validThrough, categories }) =>
    status === 'live' && (validThrough === null || validThrough > '2099') && categories.length > 0,
);
const reviewCount = (id: number): number => reviews.filter(({ jobOfferId }) => jobOfferId === id).length;
const reviews = [...reviewRows(() => data.offers(), data.counts.reviews, data.date)];

describe('the sample offers of Berlin', () => {
  it('include at least 25 live ones in all types, at least 21 of them deliveries', () => {
    expect(listed.length).toBeGreaterThanOrEqual(25);
    expect(new Set(listed.map(({ type }) => type))).toEqual(
      new Set(['part-time', 'weekend', 'student', 'freelance', 'full-time']),
    );
    const deliveries = listed.filter(({ categories }) => categories.includes('delivery'));
    expect(deliveries.length).toBeGreaterThanOrEqual(21);
  });

  it('cover at least 13 categories, but not all', () => {
    const used = new Set(listed.flatMap(({ categories }) => categories));
    expect(used.size).toBeGreaterThanOrEqual(13);
    expect(used.size).toBeLessThan(categoryKeys.length);
    expect(used).toContain('handyman');
  });

  it('include direct, redirecting, unverified, expired, past and uncategorised ones', () => {
    expect(offerOf('swiftbite')).toMatchObject({ status: 'live', validThrough: null });
    expect(offerOf('swiftbite').partner).toMatchObject({ isDirectApply: false, isVerified: true });
    expect(offerOf('nestkin').partner).toMatchObject({ isDirectApply: true, isVerified: true });
    expect(offerOf('lumen-labs').partner).toMatchObject({ isDirectApply: false, isVerified: false });
    expect(offerOf('parcelpath').status).toBe('expired');
    expect(offerOf('quietdesk')).toMatchObject({ status: 'live', validThrough: '2024-02-29' });
    expect(offerOf('oddjob-guild')).toMatchObject({ status: 'live', categories: [] });
    const liveWithoutEnd = berlin.filter(
      ({ status, validThrough }) => status === 'live' && validThrough === null,
    );
    expect(liveWithoutEnd).toHaveLength(38);
  });

  it('include one without reviews, one with a single review and one with many', () => {
    expect(reviewCount(offerOf('paws-and-co').id)).toBe(0);
    expect(reviewCount(offerOf('glowclean').id)).toBe(1);
    expect(reviewCount(offerOf('swiftbite').id)).toBe(64);
  });

  it('include one with every text and figure', () => {
    const { id, kind, textId } = offerOf('swiftbite');
    const texts = [...offerTextRows()].filter((row) => row.textId === textId);
    expect(texts).toHaveLength(siteLanguages.length);
    expect(texts.flatMap((row) => Object.values(row))).not.toContain(null);
    for (const sort of ['earning', 'cost', 'sign-up-time', 'availability'] as const)
      expect([...contributionsOf(sort, [offerOf('swiftbite')])]).toHaveLength(20);
    const { equipment, services } = kindFacts[kind];
    const products = [...jobOfferProductRows([offerOf('swiftbite')])];
    expect(products.filter(({ jobOfferId }) => jobOfferId === id)).toHaveLength(
      equipment.length + services.length,
    );
  });

  it('include one without an SEO title, although its partner has one in other cities', () => {
    const titles = (textId: number) =>
      [...offerTextRows()].filter((row) => row.textId === textId).map(({ seoTitle }) => seoTitle);
    expect(titles(offerOf('glowclean').textId)).toEqual(Array(siteLanguages.length).fill(null));
    const elsewhere = [...data.offers()].find(
      ({ city, partner }) => city.id !== berlinId && partner.slug === 'glowclean',
    );
    expect(titles(elsewhere?.textId ?? 0)).not.toContain(null);
  });

  it('include a category whose page has no header of its own', () => {
    expect(cityCategoryTextRows()).toContainEqual({
      cityId: berlinId,
      categoryId: categoryId('handyman'),
      language: 'en',
      header: null,
      overview: null,
    });
  });
});

describe('the sample offers', () => {
  const all = [...data.offers()];

  it('are unique per city and partner, with the best-known partner in almost every city', () => {
    expect(new Set(all.map(({ city, partner }) => `${city.id} ${partner.id}`)).size).toBe(all.length);
    const cities = all.filter(({ partner }) => partner.slug === 'swiftbite').length;
    expect(cities / data.cities.length).toBeGreaterThan(0.9);
    expect(all.filter(({ city, partner }) => !partner.countries.includes(city.countryCode))).toEqual([]);
  });

  it('are valid far into the future or without an end, with a few exceptions', () => {
    const ended = all.filter(({ validThrough }) => validThrough !== null && validThrough < '2099');
    expect(ended.length).toBeGreaterThan(20);
    expect(ended.length).toBeLessThan(200);
    // An end date is valid until the end of that day.
    for (const { validThrough } of ended) expect(validThrough?.localeCompare('2025-07-01')).toBe(-1);
  });

  it('have prices, with a few exceptions', () => {
    expect(all.filter(({ weight }) => weight <= 0).length).toBeGreaterThan(50);
    expect(all.filter(({ weight }) => weight > 0).length).toBeGreaterThan(4_500);
  });

  it('have categories, with one exception', () => {
    expect(all.filter(({ categories }) => categories.length === 0)).toHaveLength(1);
  });
});
