import { getNamedType, isLeafType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { GetReferenceStack } from '../referenceStack.ts';
import { objectTypes } from '../everyField.ts';
import { dataOf } from '../startGateway.ts';

type Row = Readonly<Record<string, unknown>>;

/** Fields that depend on the requested slug, and on who reads the row. */
const dependent = new Set(['City.isRedirection', 'Review.userId']);

/** All fields of a row that need no arguments. */
const leavesOf = (typename: string): string =>
  Object.values(objectTypes.find(({ name }) => name === typename)?.getFields() ?? {})
    .filter(({ name, type, args }) => {
      const isLeaf = isLeafType(getNamedType(type)) && args.length === 0;
      return isLeaf && !dependent.has(`${typename}.${name}`);
    })
    .map(({ name }) => name)
    .join(' ');

const rows = 'edges { node { … } }';

/** The queries that return rows of a type. */
const places: Readonly<Record<string, readonly string[]>> = {
  City: [
    'cities(first: 3) { edges { node { … } } }',
    'topCities(limit: 3) { … }',
    'newestCities(limit: 3) { … }',
    'nearbyCities(latitude: 52.5, longitude: 13.4, limit: 3) { … }',
    'city(slug: "berlin") { nearby(limit: 3) { … } }',
    'city(slug: "berlin") { … }',
    'partner(slug: "swiftbite") { cities(limit: 3) { … } }',
    'cityCategory(citySlug: "berlin", categorySlug: "delivery") { city { … } }',
    `jobOffers(first: 3) { edges { node { city { … } } } }`,
    'topReviews(limit: 3) { city { … } }',
  ],
  Partner: [
    'partners(first: 3) { edges { node { … } } }',
    'partner(slug: "swiftbite") { … }',
    'jobOffers(first: 3) { edges { node { partner { … } } } }',
    'topReviews(limit: 3) { partner { … } }',
    'city(slug: "berlin") { jobOffers(first: 3) { edges { node { partner { … } } } } }',
    'moreJobOffers(first: 3) { edges { node { partner { … } } } }',
  ],
  JobOffer: [
    `jobOffers(first: 3) { ${rows} }`,
    `city(slug: "berlin") { jobOffers(first: 3) { ${rows} } }`,
    `cityCategory(citySlug: "berlin", categorySlug: "delivery") { jobOffers(first: 3) { ${rows} } }`,
    'jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { … }',
    'jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { promoted(limit: 3) { … } }',
    'jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { similar(limit: 3) { … } }',
    'topReviews(limit: 3) { jobOffer { … } }',
    `partner(slug: "swiftbite") { jobOffers(first: 3) { ${rows} } }`,
    'promotedJobOffers(offerId: "1", limit: 3) { … }',
    `viewer { jobOffers(first: 3) { edges { node { jobOffer { … } } } } }`,
  ],
  Review: [
    'topReviews(limit: 3) { … }',
    'latestReviews(limit: 3) { … }',
    `partner(slug: "swiftbite") { reviews(first: 3) { ${rows} } }`,
    'viewer { jobOffers(first: 3) { edges { node { review { … } } } } }',
  ],
  Post: [
    'posts(first: 3) { edges { node { … } } }',
    'similarPosts(postId: "1") { … }',
    'jobOfferPosts(citySlug: "berlin", partnerSlug: "swiftbite") { … }',
    'jobOffer(citySlug: "berlin", partnerSlug: "swiftbite") { posts { … } }',
    'city(slug: "berlin") { post { … } }',
    `city(slug: "berlin") { posts(first: 3) { ${rows} } }`,
  ],
  MoreJobOffer: [
    'moreJobOffers(first: 3) { edges { node { … } } }',
    'moreJobOffers(first: 1) { edges { node { alternatives { … } } } }',
  ],
  CityCategory: [
    'cityCategories(citySlug: "berlin") { … }',
    'cityCategory(citySlug: "berlin", categorySlug: "delivery") { … }',
    'city(slug: "berlin") { categories { … } }',
  ],
};

/** All rows of an answer, at any depth. */
const rowsIn = (value: unknown, typename: string): Row[] => {
  if (Array.isArray(value)) return value.flatMap((inner) => rowsIn(inner, typename));
  if (typeof value !== 'object' || value === null) return [];
  const row = value as Row;
  return row['__typename'] === typename
    ? [row]
    : Object.values(row).flatMap((inner) => rowsIn(inner, typename));
};

export const sameEverywhereSuite = (stack: GetReferenceStack): void => {
  const ask = async (typename: string, place: string): Promise<Row[]> => {
    const answer = await stack().gateway.ask(
      `{ ${place.replace('…', `__typename ${leavesOf(typename)}`)} }`,
      { headers: { authorization: `Bearer ${stack().tokenOf('same')}` } },
    );
    expect(answer.errors).toBeUndefined();
    return rowsIn(dataOf(answer), typename);
  };

  describe('a row has the same values wherever it is found', () => {
    it.each(Object.entries(places).flatMap(([typename, at]) => at.map((place) => ({ typename, place }))))(
      '$typename in $place',
      async ({ typename, place }) => {
        if (place.startsWith('viewer')) {
          await stack().gateway.ask(
            `mutation { addReview(input: { idempotencyKey: "0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a15", offerId: "1", rating: 4,
              reviewText: "Fine." }) { review { id } } }`,
            { headers: { authorization: `Bearer ${stack().tokenOf('same')}` } },
          );
        }
        const found = await ask(typename, place);
        expect(found.length).toBeGreaterThan(0);
        for (const row of found.slice(0, 3)) {
          const single = `node(id: "${String(row['id'])}") { ... on ${typename} { … } }`;
          expect([row]).toEqual(await ask(typename, single));
        }
      },
    );
  });
};
