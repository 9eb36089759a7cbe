import type { postPartners, posts, postTexts } from '../../services/src/db/schema/post.ts';
import type { SampleCity } from '../cities/sampleCities.ts';
import { partnerCatalogue } from '../partners/partnerCatalogue.ts';
import { fillPlaceholders } from '../placeholders.ts';
import { dateWithin } from '../sampleDates.ts';
import { randomFor } from '../seededRandom.ts';
import type { OfferKind, PostKey } from '../texts/kinds.ts';
import { cityPostKeys, postKeys } from '../texts/kinds.ts';
import { textsOf } from '../texts/textsOf.ts';
import type { TextLanguage } from '../texts/readTexts.ts';
import { textLanguages } from '../texts/readTexts.ts';

interface SamplePost {
  readonly id: number;
  readonly key: PostKey;
  readonly city: SampleCity | null;
}

const citiesWithPosts = 27;

/** The kinds of offer that a post is about; other posts are for everybody. */
const kindsOfPost: Readonly<Partial<Record<PostKey, readonly OfferKind[]>>> = {
  'winter-delivery': ['bike-delivery'],
  taxes: ['bike-delivery', 'car-delivery', 'translation', 'crowdtesting', 'handyman'],
  'student-jobs': ['tutoring', 'babysitting', 'hospitality', 'retail'],
  'avoid-scams': ['crowdtesting', 'mystery-shopping'],
  'first-gig': ['bike-delivery', 'cleaning', 'pet-care', 'ridesharing'],
};

/** Returns the largest city of each country, and then the next largest cities. */
const citiesOfPosts = (cities: readonly SampleCity[]): SampleCity[] => {
  const largest = cities.toSorted((one, other) => other.population - one.population || one.id - other.id);
  const largestByCountry = new Map(largest.toReversed().map((city) => [city.countryCode, city]));
  return [
    ...new Set([...largest.filter((city) => largestByCountry.get(city.countryCode) === city), ...largest]),
  ].slice(0, citiesWithPosts);
};

/** Returns the general posts, and then two posts for each of some cities. */
const samplePosts = (cities: readonly SampleCity[]): SamplePost[] => {
  const general = postKeys.filter((key) => !cityPostKeys.includes(key)).map((key) => ({ key, city: null }));
  const local = citiesOfPosts(cities).flatMap((city) => cityPostKeys.map((key) => ({ key, city })));
  return [...general, ...local].map((post, at) => ({ id: at + 1, ...post }));
};

const orgSlugOf = ({ key, city }: SamplePost): string => (city === null ? key : `${key}-${city.orgSlug}`);

export const postRows = (cities: readonly SampleCity[], date: Date): (typeof posts.$inferInsert)[] =>
  samplePosts(cities).map((post) => ({
    id: post.id,
    orgSlug: orgSlugOf(post),
    cityId: post.city?.id ?? null,
    image: orgSlugOf(post),
    createdAt: dateWithin(700, date, randomFor('post', orgSlugOf(post))),
  }));

const postTextRow = (
  { id, key, city }: SamplePost,
  language: TextLanguage,
): typeof postTexts.$inferInsert => {
  const { slug, title, excerpt, body } = textsOf(language).posts[key];
  const values: Record<string, string> = city === null ? {} : { city: city.names[language] };
  return {
    postId: id,
    language,
    slug: city === null ? slug : `${slug}-${city.slugs[language]}`,
    title: fillPlaceholders(title, values),
    excerpt: fillPlaceholders(excerpt, values),
    body: fillPlaceholders(body, values),
  };
};

export function* postTextRows(cities: readonly SampleCity[]): Generator<typeof postTexts.$inferInsert> {
  for (const post of samplePosts(cities))
    for (const language of textLanguages) yield postTextRow(post, language);
}

export function* postPartnerRows(cities: readonly SampleCity[]): Generator<typeof postPartners.$inferInsert> {
  for (const { id, key } of samplePosts(cities)) {
    const kinds = kindsOfPost[key] ?? [];
    for (const partner of partnerCatalogue)
      if (kinds.includes(partner.kinds[0])) yield { postId: id, partnerId: partner.id };
  }
}
