import { notFound, required } from '../../rest/httpProblem.ts';
import { toUnpagedList } from '../../rest/listOf.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { getJobOffer, listPromotedJobOffers } from './jobOfferOperations.ts';
import { isOn } from './isOn.ts';
import { jobOfferPartsOf } from './jobOfferParts.ts';
import { findJobOffer, findPromotedJobOffers, jobOfferExists } from './jobOfferQueries.ts';

/** The routes of an offer, whose answers do not depend on the denormalised lists and totals of listed offers. */
export const jobOfferRoutes = (app: TypedApp, { database, origin }: Deps): void => {
  app.route({
    ...getJobOffer,
    handler: async (request) => {
      const { city_slug, partner_slug, review_partner_country, expand } = request.query;
      const parts = jobOfferPartsOf(expand);
      const offer = await findJobOffer(
        { database, language: languageOf(request), origin },
        {
          citySlug: city_slug,
          partnerSlug: partner_slug,
          parts: {
            ...parts,
            texts: true,
            countries: true,
            location: true,
            reviewPartnerCountry: parts.reviewPartnerCountry || isOn(review_partner_country),
          },
        },
      );
      return required(offer, 'offer');
    },
  });

  app.route({
    ...listPromotedJobOffers,
    handler: async (request) => {
      const { id } = request.params;
      const { limit, expand } = request.query;
      const context = { database, language: languageOf(request), origin };
      const offers = await findPromotedJobOffers(context, { id, parts: jobOfferPartsOf(expand), limit });
      if (offers.length === 0 && !(await jobOfferExists(database, id))) throw notFound('offer');
      return toUnpagedList(offers);
    },
  });
};
