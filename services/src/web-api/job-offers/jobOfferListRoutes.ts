import { parseExpand } from '../../rest/expand.ts';
import { parseIds } from '../../rest/ids.ts';
import { toPagedList } from '../../rest/listOf.ts';
import { pageOf } from '../../rest/paging.ts';
import { languageOf } from '../../rest/requestLanguage.ts';
import type { TypedApp } from '../../rest/typedApp.ts';
import { restrictionsOf } from '../../offer-filter/offerFilter.ts';
import type { Deps } from '../../server/deps.ts';
import { isOn } from './isOn.ts';
import { listJobOffers } from './jobOfferOperations.ts';
import { jobOfferPartsOf } from './jobOfferParts.ts';
import { findFacetsOf, findJobOffers } from './jobOfferQueries.ts';

const slugsOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => slug !== '');

export const jobOfferListRoutes = (app: TypedApp, { database, origin }: Deps): void => {
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
        filter: restrictionsOf(request.query),
      };
      const [{ items, total }, facets] = await Promise.all([
        findJobOffers(context, { filters, sort, parts: jobOfferPartsOf(expand), page }),
        parseExpand(expand).has('facets') ? findFacetsOf(context, filters) : null,
      ]);
      return { ...toPagedList(items, total, page), ...(facets === null ? {} : { facets }) };
    },
  });
};
