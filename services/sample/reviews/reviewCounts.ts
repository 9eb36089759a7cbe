import { berlinId } from '../cities/sampleCities.ts';
import { berlinReviewCounts } from '../offers/berlinCases.ts';
import type { SampleOffer } from '../offers/sampleOffer.ts';
import { randomFor } from '../seededRandom.ts';

const fixedCount = ({ city, partner }: SampleOffer): number | undefined =>
  city.id === berlinId ? berlinReviewCounts[partner.slug] : undefined;

/** How much of all reviews an offer draws: most a little, some much, a few nothing. */
const attraction = ({ city, partner }: SampleOffer): number => {
  const random = randomFor('review-count', city.id, partner.id);
  if (random.chance(0.12)) return 0;
  const size = 1 + Math.log10(Math.max(city.population, 1000)) / 2;
  return (0.2 + 3 * random.next() ** 3) * size * (partner.slug === 'swiftbite' ? 2 : 1);
};

/** Shares out an exact number of reviews; reads the offers twice and keeps none of them. */
export function* withReviewCounts(
  offers: () => Iterable<SampleOffer>,
  total: number,
): Generator<{ offer: SampleOffer; count: number }> {
  let [allAttraction, fixed] = [0, 0];
  for (const offer of offers()) {
    const count = fixedCount(offer);
    if (count === undefined) allAttraction += attraction(offer);
    else fixed += count;
  }
  let [seen, given] = [0, 0];
  for (const offer of offers()) {
    const exact = fixedCount(offer);
    if (exact !== undefined) {
      yield { offer, count: exact };
      continue;
    }
    seen += attraction(offer);
    const due = Math.round(((total - fixed) * seen) / allAttraction);
    yield { offer, count: due - given };
    given = due;
  }
}
