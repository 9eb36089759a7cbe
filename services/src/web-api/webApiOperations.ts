import type { AnyOperation } from '../rest/operation.ts';
import * as auth from './auth/authOperations.ts';
import * as cities from './cities/cityOperations.ts';
import * as cityCategories from './city-categories/cityCategoryOperations.ts';
import * as citySearch from './city-search/citySearchOperations.ts';
import * as contributions from './job-offers/contributionOperations.ts';
import * as figures from './job-offers/figureOperations.ts';
import * as jobOffers from './job-offers/jobOfferOperations.ts';
import * as languages from './languages/languageOperations.ts';
import * as myJobOffers from './my/job-offers/myJobOfferOperations.ts';
import * as myLanguages from './my/languages/myLanguageOperations.ts';
import * as users from './my/user/userOperations.ts';
import * as pageViews from './page-view/pageViewOperations.ts';
import * as partners from './partners/partnerOperations.ts';
import * as phrases from './phrases/phraseOperations.ts';
import * as posts from './posts/postOperations.ts';
import * as redirectLinks from './redirect-links/redirectLinkOperations.ts';
import * as opportunities from './reviews/opportunityOperations.ts';
import * as reviews from './reviews/reviewOperations.ts';
import * as ownReviews from './reviews/ownReviewOperations.ts';

/** Every call of the web API. */
export const webApiOperations: AnyOperation[] = [
  auth,
  cities,
  cityCategories,
  citySearch,
  contributions,
  figures,
  jobOffers,
  languages,
  myJobOffers,
  myLanguages,
  opportunities,
  ownReviews,
  pageViews,
  partners,
  phrases,
  posts,
  redirectLinks,
  reviews,
  users,
].flatMap((noun) => Object.values<AnyOperation>(noun));
