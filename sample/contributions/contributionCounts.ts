import { berlinId } from '../cities/sampleCities.ts';
import { berlinContributionCounts } from '../offers/berlinCases.ts';
import type { SampleOffer } from '../offers/sampleOffer.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { randomFor } from '../seededRandom.ts';

export type ContributionSort = 'earning' | 'cost' | 'sign-up-time' | 'availability';

/** Returns 2 to 20 contributions for most offers and none for some. */
const contributionCount = ({ city, partner }: SampleOffer, random: SeededRandom): number => {
  const fixed = city.id === berlinId ? berlinContributionCounts[partner.slug] : undefined;
  if (fixed !== undefined) return fixed;
  return random.chance(0.12) ? 0 : 2 + Math.floor(19 * random.next() ** 3);
};

/** Yields each offer once per contribution of this sort, with the random numbers to generate it. */
export function* contributionsOf(
  sort: ContributionSort,
  offers: Iterable<SampleOffer>,
): Generator<{ offer: SampleOffer; random: SeededRandom; bias: number }> {
  for (const offer of offers) {
    const random = randomFor(sort, offer.city.id, offer.partner.id);
    const count = contributionCount(offer, random);
    const bias = random.next();
    for (let at = 0; at < count; at += 1) yield { offer, random, bias };
  }
}
