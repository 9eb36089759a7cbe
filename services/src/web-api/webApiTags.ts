import type { Tag } from '../contract/upstream.ts';
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

type Noun = Readonly<Record<string, AnyOperation>>;

const tag = (name: string, description: string, ...nouns: Noun[]): Tag => ({
  name,
  description,
  operations: nouns.flatMap((noun) => Object.values(noun)),
});

/** Every call of the web API. */
export const webApiTags: Tag[] = [
  tag(
    'Cities',
    'Cities, the kinds of gigs in them, and what people searched for.',
    cities,
    cityCategories,
    citySearch,
  ),
  tag('Offers', 'Gigs of one company in one city.', jobOffers),
  tag('Figures', 'What people earn, pay and wait for, and telling it.', figures, contributions),
  tag('Partners', 'The companies behind the offers.', partners),
  tag('Reviews', 'What people say of companies, and saying it.', reviews, ownReviews, opportunities),
  tag('Posts', 'The blog.', posts),
  tag(
    'Site',
    'Languages, texts, redirections and visits of the site.',
    languages,
    phrases,
    redirectLinks,
    pageViews,
  ),
  tag('Account', 'Passwords and addresses, by links in mails.', auth),
  tag('User', 'What belongs to the signed-in user.', users, myLanguages, myJobOffers),
];
