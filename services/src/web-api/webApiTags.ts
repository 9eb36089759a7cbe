import type { Tag } from '../contract/upstream.ts';
import type { AnyOperation } from '../rest/operation.ts';
import * as auth from './auth/authOperations.ts';
import * as categories from './categories/categoryOperations.ts';
import * as cities from './cities/cityOperations.ts';
import * as cityCategories from './city-categories/cityCategoryOperations.ts';
import * as citySearch from './city-search/citySearchOperations.ts';
import * as contributions from './job-offers/contributionOperations.ts';
import * as figures from './job-offers/figureOperations.ts';
import * as jobOffers from './job-offers/jobOfferOperations.ts';
import * as offerReports from './job-offers/reportOperations.ts';
import * as languages from './languages/languageOperations.ts';
import * as myContributions from './my/contributions/myContributionOperations.ts';
import * as myJobOffers from './my/job-offers/myJobOfferOperations.ts';
import * as myLanguages from './my/languages/myLanguageOperations.ts';
import * as savedOffers from './my/saved-offers/savedOfferOperations.ts';
import * as savedSearches from './my/saved-searches/savedSearchOperations.ts';
import * as pictures from './my/user/pictureOperations.ts';
import * as users from './my/user/userOperations.ts';
import * as pageViews from './page-view/pageViewOperations.ts';
import * as partners from './partners/partnerOperations.ts';
import * as pay from './pay/payOperations.ts';
import * as phrases from './phrases/phraseOperations.ts';
import * as posts from './posts/postOperations.ts';
import * as redirectLinks from './redirect-links/redirectLinkOperations.ts';
import * as feedback from './reviews/feedbackOperations.ts';
import * as opportunities from './reviews/opportunityOperations.ts';
import * as reviews from './reviews/reviewOperations.ts';
import * as ownReviews from './reviews/ownReviewOperations.ts';
import * as searches from './search/searchOperations.ts';
import * as siteTotals from './site-totals/siteTotalsOperations.ts';
import * as unsubscribes from './unsubscribe/unsubscribeOperations.ts';

type Noun = Readonly<Record<string, AnyOperation>>;

const tag = (name: string, description: string, ...nouns: Noun[]): Tag => ({
  name,
  description,
  operations: nouns.flatMap((noun) => Object.values(noun)),
});

/** Every operation of the web API. */
export const webApiTags: Tag[] = [
  tag(
    'Cities',
    'Cities, categories, and searches for cities.',
    cities,
    categories,
    cityCategories,
    citySearch,
  ),
  tag('Offers', 'Gigs of a partner in a city.', jobOffers, offerReports),
  tag(
    'Figures',
    'Reported earnings, costs, sign-up times and customers, and contributions to them.',
    figures,
    pay,
    contributions,
  ),
  tag('Partners', 'The companies behind the offers.', partners),
  tag(
    'Reviews',
    "Reviews of gigs, and the user's own reviews.",
    reviews,
    ownReviews,
    feedback,
    opportunities,
  ),
  tag('Posts', 'The blog.', posts),
  tag('Search', 'One search over cities, companies, categories and gigs.', searches),
  tag(
    'Site',
    'Languages, texts, links between languages, totals, and page views.',
    languages,
    phrases,
    redirectLinks,
    siteTotals,
    pageViews,
  ),
  tag('Account', 'Links in mails to reset passwords, verify addresses and unsubscribe.', auth, unsubscribes),
  tag(
    'User',
    'Data of the signed-in user.',
    users,
    pictures,
    myLanguages,
    myJobOffers,
    myContributions,
    savedOffers,
    savedSearches,
  ),
];
