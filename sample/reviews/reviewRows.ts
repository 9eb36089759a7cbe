import type { reviews } from '../../services/src/db/schema/review.ts';
import { berlinId } from '../cities/sampleCities.ts';
import { berlinReviewCounts } from '../offers/berlinCases.ts';
import type { SampleOffer } from '../offers/sampleOffer.ts';
import { dateBetween } from '../sampleDates.ts';
import { randomFor, type SeededRandom } from '../seededRandom.ts';
import { textLanguages, type TextLanguage } from '../texts/readTexts.ts';
import { textsOf, type Stars } from '../texts/textsOf.ts';

const fixedCount = ({ city, partner }: SampleOffer): number | undefined =>
  city.id === berlinId ? berlinReviewCounts[partner.slug] : undefined;

/** The relative share of an offer in all reviews: small for most offers, large for some, 0 for a few. */
const relativeShare = ({ city, partner }: SampleOffer): number => {
  const random = randomFor('review-count', city.id, partner.id);
  if (random.chance(0.12)) return 0;
  const size = 1 + Math.log10(Math.max(city.population, 1000)) / 2;
  return (0.2 + 3 * random.next() ** 3) * size * (partner.slug === 'swiftbite' ? 2 : 1);
};

/** Distributes an exact number of reviews. Reads the offers twice, to hold none of them in memory. */
function* withReviewCounts(
  offers: () => Iterable<SampleOffer>,
  total: number,
): Generator<{ offer: SampleOffer; count: number }> {
  let [sumOfShares, fixed] = [0, 0];
  for (const offer of offers()) {
    const count = fixedCount(offer);
    if (count === undefined) sumOfShares += relativeShare(offer);
    else fixed += count;
  }
  let [seen, assigned] = [0, 0];
  for (const offer of offers()) {
    const exact = fixedCount(offer);
    if (exact !== undefined) {
      yield { offer, count: exact };
      continue;
    }
    seen += relativeShare(offer);
    const due = Math.round(((total - fixed) * seen) / sumOfShares);
    yield { offer, count: due - assigned };
    assigned = due;
  }
}

type ReviewRow = typeof reviews.$inferInsert;

const allStars: readonly Stars[] = [1, 2, 3, 4, 5];

/** A normal distribution around the mean, with additional 1-star reviews. */
const starWeights = (mean: number): number[] =>
  allStars.map((stars) => Math.exp(-((stars - mean) ** 2) / 1.6) + (stars === 1 ? 0.05 : 0));

const reviewText = (
  offer: SampleOffer,
  stars: Stars,
  language: TextLanguage,
  random: SeededRandom,
): string | null => {
  const { byStars, byKind } = textsOf(language).reviews;
  const kindTexts = byKind[offer.kind].filter((review) => review.stars === stars).map(({ text }) => text);
  if (random.chance(0.07)) return null;
  return random.pick(kindTexts.length > 0 && random.chance(0.4) ? kindTexts : byStars[stars]);
};

/** Makes some reviews longer by joining several texts with the same number of stars. */
const extendText = (
  text: string | null,
  stars: Stars,
  language: TextLanguage,
  random: SeededRandom,
): string | null => {
  if (!random.chance(0.2) || text === null) return text;
  const others = textsOf(language).reviews.byStars[stars].filter((other) => other !== text);
  return [text, ...random.shuffled(others).slice(0, 4)].join(' ');
};

/** Returns a first name and an initial, a first name alone, or null. */
const username = (language: TextLanguage, random: SeededRandom): string | null => {
  const { firstNames } = textsOf(language).reviews;
  const [first, second] = [random.pick(firstNames), random.pick(firstNames)];
  const style = random.weighted([6, 10, 84]);
  if (style === 0) return null;
  return style === 1 ? first : `${first} ${[...second][0] ?? ''}.`;
};

const reviewRow = (
  offer: SampleOffer,
  mean: number,
  random: SeededRandom,
  lengthRandom: SeededRandom,
  date: Date,
): ReviewRow => {
  const language = random.chance(0.72) ? offer.city.language : random.pick(textLanguages);
  const stars = allStars[random.weighted(starWeights(mean))] ?? 4;
  const name = username(language, random);
  const reviewerNumber = random.between(1, 99_999);
  return {
    jobOfferId: offer.id,
    userId: name === null ? null : `reviewer-${reviewerNumber}`,
    username: name,
    avatar: name !== null && random.chance(0.4) ? `reviewer-${reviewerNumber % 60}` : null,
    rating: stars,
    reviewText: extendText(reviewText(offer, stars, language, random), stars, language, lengthRandom),
    language,
    createdAt: dateBetween(offer.createdAt, date, random),
  };
};

export function* reviewRows(
  offers: () => Iterable<SampleOffer>,
  total: number,
  date: Date,
): Generator<ReviewRow> {
  for (const { offer, count } of withReviewCounts(offers, total)) {
    const random = randomFor('reviews', offer.city.id, offer.partner.id);
    const lengthRandom = randomFor('reviews-at-length', offer.city.id, offer.partner.id);
    const mean = offer.partner.quality + random.next() * 0.9 - 0.45;
    for (let at = 0; at < count; at += 1) yield reviewRow(offer, mean, random, lengthRandom, date);
  }
}
