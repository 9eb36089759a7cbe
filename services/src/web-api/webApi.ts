import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../rest/httpProblem.ts';
import { isLanguage } from '../rest/language.ts';
import type { Deps } from '../server/deps.ts';
import { cityCategoryRoutes } from './city-categories/cityCategoryRoutes.ts';
import { citySearchRoutes } from './city-search/citySearchRoutes.ts';
import { cityPropositionRoutes } from './cities/cityPropositionRoutes.ts';
import { cityRoutes } from './cities/cityRoutes.ts';
import { figureRoutes } from './job-offers/figureRoutes.ts';
import { jobOfferRoutes } from './job-offers/jobOfferRoutes.ts';
import { languageRoutes } from './languages/languageRoutes.ts';
import { partnerRoutes } from './partners/partnerRoutes.ts';
import { phraseRoutes } from './phrases/phraseRoutes.ts';
import { postRoutes } from './posts/postRoutes.ts';
import { redirectLinkRoutes } from './redirect-links/redirectLinkRoutes.ts';
import { reviewRoutes } from './reviews/reviewRoutes.ts';

/** The web API, mounted below a path that ends with the language. */
export const webApi: FastifyPluginAsync<Deps> = async (app, deps) => {
  app.addHook('onRequest', async (request) => {
    const { language } = request.params as { language: string };
    const known = language.toLowerCase();
    if (!isLanguage(known)) throw notFound('language');
    request.language = known;
  });

  const typed = app.withTypeProvider<TypeBoxTypeProvider>();
  for (const routes of [
    cityRoutes,
    cityPropositionRoutes,
    cityCategoryRoutes,
    citySearchRoutes,
    figureRoutes,
    jobOfferRoutes,
    languageRoutes,
    partnerRoutes,
    phraseRoutes,
    postRoutes,
    redirectLinkRoutes,
    reviewRoutes,
  ]) {
    routes(typed, deps);
  }
};
