import type { ServicesOf } from './testServices.ts';
import { arrivalSuite } from './suites/arrival.suite.ts';
import { checkedDatabaseSuite } from './checkedDatabase.suite.ts';
import { citiesSuite } from './suites/cities.suite.ts';
import { cityCategoriesSuite } from './suites/cityCategories.suite.ts';
import { contentSuite } from './suites/content.suite.ts';
import { contributionsSuite } from './suites/contributions/contributions.suite.ts';
import { countedContributionsSuite } from './suites/contributions/countedContributions.suite.ts';
import { forgedContributionsSuite } from './suites/contributions/forgedContributions.suite.ts';
import { plausibleAmountsSuite } from './suites/contributions/plausibleAmounts.suite.ts';
import { lateContributionsSuite } from './suites/contributions/lateContributions.suite.ts';
import { reportedOffersSuite } from './suites/contributions/reportedOffers.suite.ts';
import { contractSuite } from './suites/contract.suite.ts';
import { edgesSuite } from './suites/edges.suite.ts';
import { figuresSuite } from './suites/figures.suite.ts';
import { hostileTextSuite } from './suites/hostileText.suite.ts';
import { identitySuite } from './suites/identity.suite.ts';
import { jobOfferListsSuite } from './suites/job-offers/jobOfferLists.suite.ts';
import { jobOffersSuite } from './suites/job-offers/jobOffers.suite.ts';
import { knownIdsSuite } from './suites/knownIds.suite.ts';
import { knownPicturesSuite } from './suites/knownPictures.suite.ts';
import { mailSuite } from './suites/mail.suite.ts';
import { offerFiltersSuite } from './suites/job-offers/offerFilters.suite.ts';
import { moreJobsSuite } from './suites/moreJobs.suite.ts';
import { ownAccountSuite } from './suites/ownAccount.suite.ts';
import { adoptedApplicationsSuite } from './suites/account/adoptedApplications.suite.ts';
import { applicationsSuite } from './suites/account/applications.suite.ts';
import { changedAddressSuite } from './suites/account/changedAddress.suite.ts';
import { heldRequestsSuite } from './suites/account/heldRequests.suite.ts';
import { formerTokensSuite } from './suites/account/formerTokens.suite.ts';
import { ownDataSuite } from './suites/account/ownData.suite.ts';
import { sentKeysSuite } from './suites/writes/sentKeys.suite.ts';
import { socialCardsSuite } from './suites/socialCards.suite.ts';
import { ownPictureSuite } from './suites/account/ownPicture.suite.ts';
import { sharedAddressSuite } from './suites/account/sharedAddress.suite.ts';
import { strangersMailsSuite } from './suites/account/strangersMails.suite.ts';
import { alertsSuite } from './suites/account/alerts.suite.ts';
import { endedAlertsSuite } from './suites/account/endedAlerts.suite.ts';
import { searchSuite } from './suites/search.suite.ts';
import { shortenedSuite } from './suites/more-jobs/shortened.suite.ts';
import { savedOffersSuite } from './suites/account/savedOffers.suite.ts';
import { ownNodesSuite } from './suites/account/ownNodes.suite.ts';
import { savedSearchesSuite } from './suites/account/savedSearches.suite.ts';
import { deletedReviewsSuite } from './suites/reviews/deletedReviews.suite.ts';
import { authorNamesSuite } from './suites/reviews/authorNames.suite.ts';
import { ownReviewsSuite } from './suites/reviews/ownReviews.suite.ts';
import { outsideTextsSuite } from './suites/outsideTexts.suite.ts';
import { offerReportsSuite } from './suites/reviews/offerReports.suite.ts';
import { reportedReviewsSuite } from './suites/reviews/reportedReviews.suite.ts';
import { changedRatingsSuite } from './suites/reviews/changedRatings.suite.ts';
import { excludedWritersSuite } from './suites/reviews/excludedWriters.suite.ts';
import { moderationSuite } from './suites/reviews/moderation.suite.ts';
import { partnersSuite } from './suites/partners.suite.ts';
import { passwordResetSuite } from './suites/passwordReset.suite.ts';
import { waitingReviewsSuite } from './suites/reviews/waitingReviews.suite.ts';
import { reviewFeedbackSuite } from './suites/reviews/reviewFeedback.suite.ts';
import { barredAuthorsSuite } from './suites/reviews/barredAuthors.suite.ts';
import { reviewsSuite } from './suites/reviews/reviews.suite.ts';
import { citySearchSuite } from './suites/totals/citySearch.suite.ts';
import { earningRangesSuite } from './suites/totals/earningRanges.suite.ts';
import { paySuite } from './suites/totals/pay.suite.ts';
import { totalsSuite } from './suites/totals/totals.suite.ts';
import { orderedListsSuite } from './suites/totals/orderedLists.suite.ts';
import { usersSuite } from './suites/users.suite.ts';
import { endedSignInsSuite } from './suites/sign-ins/endedSignIns.suite.ts';
import { staleLinksSuite } from './suites/sign-ins/staleLinks.suite.ts';
import { verificationSuite } from './suites/verification.suite.ts';
import { writesSuite } from './suites/writes/writes.suite.ts';

const run = (suites: readonly ((services: ServicesOf) => void)[], services: ServicesOf): void => {
  for (const suite of suites) suite(services);
};

/** The suites that depend most on how the engine locks rows: writes, the mail queue, alerts, what counts and stored totals. */
const engineSuites = [
  writesSuite,
  mailSuite,
  alertsSuite,
  changedAddressSuite,
  formerTokensSuite,
  heldRequestsSuite,
  barredAuthorsSuite,
  deletedReviewsSuite,
  forgedContributionsSuite,
  moderationSuite,
  excludedWritersSuite,
  changedRatingsSuite,
  offerReportsSuite,
  reportedReviewsSuite,
  totalsSuite,
  sentKeysSuite,
];

const otherSuites = [
  lateContributionsSuite,
  reportedOffersSuite,
  citiesSuite,
  cityCategoriesSuite,
  partnersSuite,
  searchSuite,
  knownPicturesSuite,
  jobOffersSuite,
  figuresSuite,
  reviewsSuite,
  contentSuite,
  edgesSuite,
  identitySuite,
  usersSuite,
  passwordResetSuite,
  ownAccountSuite,
  endedSignInsSuite,
  staleLinksSuite,
  verificationSuite,
  sharedAddressSuite,
  strangersMailsSuite,
  knownIdsSuite,
  contributionsSuite,
  countedContributionsSuite,
  plausibleAmountsSuite,
  ownReviewsSuite,
  authorNamesSuite,
  reviewFeedbackSuite,
  waitingReviewsSuite,
  contractSuite,
  arrivalSuite,
  hostileTextSuite,
  outsideTextsSuite,
  checkedDatabaseSuite,
  jobOfferListsSuite,
  offerFiltersSuite,
  moreJobsSuite,
  shortenedSuite,
  ownPictureSuite,
  socialCardsSuite,
  ownDataSuite,
  adoptedApplicationsSuite,
  applicationsSuite,
  ownNodesSuite,
  savedOffersSuite,
  savedSearchesSuite,
  endedAlertsSuite,
  earningRangesSuite,
  paySuite,
  orderedListsSuite,
  citySearchSuite,
];

/** Runs all suites. */
export const everySuite = (services: ServicesOf): void => run([...otherSuites, ...engineSuites], services);

/** Runs the suites that depend on the engine, which run on both; `npm run test:full` runs all suites on both. */
export const engineSuite = (services: ServicesOf): void => run(engineSuites, services);
