import type { WorldOf } from '../world.ts';
import { arrivalSuite } from './arrival.suite.ts';
import { citiesSuite } from './cities.suite.ts';
import { cityCategoriesSuite } from './cityCategories.suite.ts';
import { contentSuite } from './content.suite.ts';
import { contributionsSuite } from './contributions.suite.ts';
import { contractSuite } from './contract.suite.ts';
import { edgesSuite } from './edges.suite.ts';
import { figuresSuite } from './figures.suite.ts';
import { hostileTextSuite } from './hostileText.suite.ts';
import { identitySuite } from './identity.suite.ts';
import { jobOfferListsSuite } from './jobOfferLists.suite.ts';
import { jobOffersSuite } from './jobOffers.suite.ts';
import { knownIdsSuite } from './knownIds.suite.ts';
import { mailSuite } from './mail.suite.ts';
import { moreJobsSuite } from './moreJobs.suite.ts';
import { ownAccountSuite } from './ownAccount.suite.ts';
import { ownReviewsSuite } from './ownReviews.suite.ts';
import { partnersSuite } from './partners.suite.ts';
import { passwordResetSuite } from './passwordReset.suite.ts';
import { reviewsSuite } from './reviews.suite.ts';
import { usersSuite } from './users.suite.ts';
import { verificationSuite } from './verification.suite.ts';
import { writesSuite } from './writes.suite.ts';

const run = (suites: readonly ((world: WorldOf) => void)[], world: WorldOf): void => {
  for (const suite of suites) suite(world);
};

/** The suites that depend most on the engine: counts of lists, writes, locks of the mail queue, keyword search. */
const engineSuites = [jobOfferListsSuite, writesSuite, mailSuite, moreJobsSuite];

const otherSuites = [
  citiesSuite,
  cityCategoriesSuite,
  partnersSuite,
  jobOffersSuite,
  figuresSuite,
  reviewsSuite,
  contentSuite,
  edgesSuite,
  identitySuite,
  usersSuite,
  passwordResetSuite,
  ownAccountSuite,
  verificationSuite,
  knownIdsSuite,
  contributionsSuite,
  ownReviewsSuite,
  contractSuite,
  arrivalSuite,
  hostileTextSuite,
];

/** The suites that run on both engines. */
export const everySuite = (world: WorldOf): void => run([...otherSuites, ...engineSuites], world);

/** The smoke test on the second engine; `npm run test:full` runs every suite on it. */
export const engineSuite = (world: WorldOf): void => run(engineSuites, world);
