import type { AnyOperation } from '../rest/operation.ts';
import * as cities from './cities/cityOperations.ts';
import * as cityCategories from './city-categories/cityCategoryOperations.ts';
import * as citySearch from './city-search/citySearchOperations.ts';
import * as figures from './job-offers/figureOperations.ts';
import * as jobOffers from './job-offers/jobOfferOperations.ts';
import * as languages from './languages/languageOperations.ts';
import * as partners from './partners/partnerOperations.ts';
import * as phrases from './phrases/phraseOperations.ts';
import * as posts from './posts/postOperations.ts';
import * as redirectLinks from './redirect-links/redirectLinkOperations.ts';
import * as reviews from './reviews/reviewOperations.ts';

/** Every call of the web API. */
export const webApiOperations: AnyOperation[] = [
  cities,
  cityCategories,
  citySearch,
  figures,
  jobOffers,
  languages,
  partners,
  phrases,
  posts,
  redirectLinks,
  reviews,
].flatMap((noun) => Object.values<AnyOperation>(noun));
