import type { WorldOf } from '../world.ts';
import { citiesSuite } from './cities.suite.ts';
import { cityCategoriesSuite } from './cityCategories.suite.ts';
import { contentSuite } from './content.suite.ts';
import { contractSuite } from './contract.suite.ts';
import { edgesSuite } from './edges.suite.ts';
import { figuresSuite } from './figures.suite.ts';
import { jobOffersSuite } from './jobOffers.suite.ts';
import { partnersSuite } from './partners.suite.ts';
import { reviewsSuite } from './reviews.suite.ts';
import { writesSuite } from './writes.suite.ts';

/** Everything that both engines must pass. */
export const everySuite = (world: WorldOf): void => {
  for (const suite of [
    citiesSuite,
    cityCategoriesSuite,
    partnersSuite,
    jobOffersSuite,
    figuresSuite,
    reviewsSuite,
    contentSuite,
    writesSuite,
    edgesSuite,
    contractSuite,
  ]) {
    suite(world);
  }
};
