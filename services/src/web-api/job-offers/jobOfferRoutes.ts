import { parseExpand } from '../../rest/expand.ts';
import { notFound, required } from '../../rest/httpProblem.ts';
import { parseIds } from '../../rest/ids.ts';
import { toPagedList, toUnpagedList } from '../../rest/listOf.ts';
import { pageOf } from '../../rest/paging.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import type { Deps } from '../../server/deps.ts';
import { getJobOffer, listJobOffers, listPromotedJobOffers } from './jobOfferOperations.ts';
import { jobOfferPartsOf } from './jobOfferParts.ts';
import {
  findFacetsOf,
  findJobOffer,
  findJobOffers,
  findPromotedJobOffers,
  jobOfferExists,
} from './jobOfferQueries.ts';

const isOn = (flag: string | undefined): boolean => flag === '1' || flag === 'true';

const slugsOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => slug !== '');

export const jobOfferRoutes = (app: TypedApp, { database, origin }: Deps): void => {
  app.route({
    ...listJobOffers,
    handler: async (request) => {
      const { city_slug, city_id, country_code, partner_slug, one_per_partner } = request.query;
      const { categories, type, sort = 'weight', expand } = request.query;
      const ids = parseIds(request.query.ids);
      const page = pageOf(request.query, ids);
      const context = { database, language: languageOf(request), origin };
      const filters = {
        ids,
        citySlug: city_slug,
        cityId: city_id,
        countryCode: country_code,
        partnerSlug: partner_slug,
        onePerPartner: isOn(one_per_partner),
        categories: slugsOf(categories),
        type,
      };
      const [{ items, total }, facets] = await Promise.all([
        findJobOffers(context, { filters, sort, parts: jobOfferPartsOf(expand), page }),
        parseExpand(expand).has('facets') ? findFacetsOf(context, filters) : null,
      ]);
      return { ...toPagedList(items, total, page), ...(facets === null ? {} : { facets }) };
    },
  });

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
