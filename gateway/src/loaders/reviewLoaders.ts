import type { ReviewOrder } from '../rest/rows.ts';
import { byIds, itemsOf, unbatched, type LoaderSources } from './batching.ts';

export interface LatestReviews {
  readonly limit: number;
  readonly cityId?: number | null | undefined;
  readonly categoryId?: number | null | undefined;
  readonly jobOfferId?: number | null | undefined;
  readonly order?: ReviewOrder | null | undefined;
}

/** Page and filter of a list of reviews. */
interface Paged {
  readonly page: number;
  readonly limit: number;
  readonly withText: boolean;
  readonly rating: number | null;
  readonly language: string | null;
  readonly order: ReviewOrder | null;
  /** Whether to load the ratings of the whole list with the page. */
  readonly withRatings: boolean;
}

export interface OfferReviews extends Paged {
  readonly jobOfferId: number;
}

export interface PartnerReviews extends Paged {
  readonly partnerId: number;
  readonly countryCode?: string | null | undefined;
  readonly citySlug?: string | null | undefined;
}

const expand = 'city,partner';

const pageQuery = ({ page, limit, withText, withRatings, rating, language, order }: Paged) => ({
  page,
  limit,
  expand: withRatings ? `${expand},ratings` : expand,
  with_text: withText ? true : null,
  rating,
  review_language: language,
  sort: order,
});

export const reviewLoaders = ({ rest: { webApi }, limit, batchIds }: LoaderSources) => ({
  reviewById: batchIds ? byIds((ids) => webApi.get('/reviews/latest', { query: { ids, expand } })) : null,

  latestReviews: unbatched(
    async ({ limit: size, cityId, categoryId, jobOfferId, order }: LatestReviews) =>
      itemsOf(
        await webApi.get('/reviews/latest', {
          query: {
            limit: size,
            expand,
            city_id: cityId,
            category_id: categoryId,
            job_offer_id: jobOfferId,
            sort: order,
          },
        }),
      ),
    limit,
  ),

  offerReviewsPage: unbatched(
    ({ jobOfferId, ...paged }: OfferReviews) =>
      webApi.get('/reviews/latest', { query: { ...pageQuery(paged), job_offer_id: jobOfferId } }),
    limit,
  ),

  partnerReviewsPage: unbatched(
    ({ partnerId, countryCode, citySlug, ...paged }: PartnerReviews) =>
      webApi.get('/reviews/partner/{id}', {
        params: { id: partnerId },
        query: { ...pageQuery(paged), country_code: countryCode, city_slug: citySlug },
      }),
    limit,
  ),

  topReviews: unbatched(
    async ({ limit: size }: { readonly limit: number | null }) =>
      itemsOf(await webApi.get('/reviews/top', { query: { expand, limit: size } })),
    limit,
  ),
});
