import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../rest/httpProblem.ts';
import { isLanguage } from '../rest/language.ts';
import { languageOf } from '../rest/requestLanguage.ts';
import type { Deps } from '../server/deps.ts';
import { unlistEnded } from '../sql/unlistEnded.ts';
import { authRoutes } from './auth/authRoutes.ts';
import { categoryRoutes } from './categories/categoryRoutes.ts';
import { cityCategoryRoutes } from './city-categories/cityCategoryRoutes.ts';
import { citySearchRoutes } from './city-search/citySearchRoutes.ts';
import { cityPropositionRoutes } from './cities/cityPropositionRoutes.ts';
import { cityRoutes } from './cities/cityRoutes.ts';
import { contributionRoutes } from './job-offers/contributionRoutes.ts';
import { figureRoutes } from './job-offers/figureRoutes.ts';
import { jobOfferListRoutes } from './job-offers/jobOfferListRoutes.ts';
import { jobOfferRoutes } from './job-offers/jobOfferRoutes.ts';
import { reportRoutes } from './job-offers/reportRoutes.ts';
import { languageRoutes } from './languages/languageRoutes.ts';
import { myContributionRoutes } from './my/contributions/myContributionRoutes.ts';
import { myJobOfferRoutes } from './my/job-offers/myJobOfferRoutes.ts';
import { myLanguageRoutes } from './my/languages/myLanguageRoutes.ts';
import { savedOfferRoutes } from './my/saved-offers/savedOfferRoutes.ts';
import { savedSearchRoutes } from './my/saved-searches/savedSearchRoutes.ts';
import { accountRoutes } from './my/user/accountRoutes.ts';
import { writingUser } from './my/user/followAddress.ts';
import { pictureRoutes } from './my/user/pictureRoutes.ts';
import { userRoutes } from './my/user/userRoutes.ts';
import { pageViewRoutes } from './page-view/pageViewRoutes.ts';
import { partnerRoutes } from './partners/partnerRoutes.ts';
import { payRoutes } from './pay/payRoutes.ts';
import { phraseRoutes } from './phrases/phraseRoutes.ts';
import { postRoutes } from './posts/postRoutes.ts';
import { redirectLinkRoutes } from './redirect-links/redirectLinkRoutes.ts';
import { feedbackRoutes } from './reviews/feedbackRoutes.ts';
import { opportunityRoutes } from './reviews/opportunityRoutes.ts';
import { ownReviewRoutes } from './reviews/ownReviewRoutes.ts';
import { reviewRoutes } from './reviews/reviewRoutes.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { siteTotalsRoutes } from './site-totals/siteTotalsRoutes.ts';
import { unsubscribeRoutes } from './unsubscribe/unsubscribeRoutes.ts';

/** The web API, mounted below a path that ends with the language. */
export const webApi: FastifyPluginAsync<Deps> = async (app, deps) => {
  app.addHook('onRequest', async (request) => {
    const { language } = request.params as { language: string };
    const code = language.toLowerCase();
    if (!isLanguage(code)) throw notFound('language');
    request.language = code;
  });

  // What was decided about a user holds under whichever address they write.
  app.addHook('preHandler', async (request) => {
    if (request.user !== null && request.method !== 'GET')
      request.user = await writingUser(deps, request.user, languageOf(request));
  });

  // Routes that read the denormalised lists and totals of offers.
  await app.register(async (lists) => {
    lists.addHook('preHandler', () => unlistEnded(deps.database));
    for (const routes of [
      cityRoutes,
      cityCategoryRoutes,
      jobOfferListRoutes,
      partnerRoutes,
      searchRoutes,
      siteTotalsRoutes,
      payRoutes,
    ])
      routes(lists.withTypeProvider<TypeBoxTypeProvider>(), deps);
  });

  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  for (const routes of [
    accountRoutes,
    authRoutes,
    categoryRoutes,
    cityPropositionRoutes,
    citySearchRoutes,
    contributionRoutes,
    feedbackRoutes,
    figureRoutes,
    jobOfferRoutes,
    languageRoutes,
    myContributionRoutes,
    myJobOfferRoutes,
    myLanguageRoutes,
    opportunityRoutes,
    ownReviewRoutes,
    pageViewRoutes,
    phraseRoutes,
    pictureRoutes,
    postRoutes,
    redirectLinkRoutes,
    reportRoutes,
    reviewRoutes,
    savedOfferRoutes,
    savedSearchRoutes,
    unsubscribeRoutes,
    userRoutes,
  ]) {
    routes(typed, deps);
  }
};
