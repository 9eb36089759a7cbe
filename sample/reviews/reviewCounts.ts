import { berlinId } from '../cities/sampleCities.ts';
import { berlinReviewCounts } from '../offers/berlinCases.ts';
import type { SampleOffer } from '../offers/sampleOffer.ts';
import { randomFor } from '../seededRandom.ts';

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
export function* withReviewCounts(
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
