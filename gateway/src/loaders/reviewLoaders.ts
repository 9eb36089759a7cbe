import type { Page, Review } from '../rest/rows.ts';
import type { LoaderSources } from './loaderSources.ts';
import { once } from './once.ts';

export interface LatestReviews {
  readonly limit: number;
  readonly cityId?: number | null | undefined;
  readonly categoryId?: number | null | undefined;
  readonly jobOfferId?: number | null | undefined;
}

export interface PartnerReviews {
  readonly partnerId: number;
  readonly countryCode?: string | null | undefined;
  readonly page: number;
  readonly limit: number;
}

const expand = 'city,partner';

export const reviewLoaders = ({ rest, limit }: LoaderSources) => ({
  latestReviews: once(async ({ limit: size, cityId, categoryId, jobOfferId }: LatestReviews) => {
    const page = await rest.load<Page<Review>>({
      target: 'webApi',
      path: '/reviews/latest',
      query: { limit: size, expand, city_id: cityId, category_id: categoryId, job_offer_id: jobOfferId },
    });
    return page?.items ?? [];
  }, limit),

  partnerReviewsPage: once(
    ({ partnerId, countryCode, page, limit: size }: PartnerReviews) =>
      rest.load<Page<Review>>({
        target: 'webApi',
        path: '/reviews/partner/{id}',
        params: { id: partnerId },
        query: { page, limit: size, expand, country_code: countryCode },
      }),
    limit,
  ),

  topReviews: once(async ({ limit: size }: { readonly limit: number | null }) => {
    const page = await rest.load<Page<Review>>({
      target: 'webApi',
      path: '/reviews/top',
      query: { expand, limit: size },
    });
    return page?.items ?? [];
  }, limit),
});
