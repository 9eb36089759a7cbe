import type { Page, Review, ReviewPage } from '../rest/rows.ts';
import type { LoaderSources } from './loaderSources.ts';
import { once } from './once.ts';

export interface LatestReviews {
  readonly limit: number;
  readonly cityId?: number | null | undefined;
  readonly categoryId?: number | null | undefined;
  readonly jobOfferId?: number | null | undefined;
}

/** Which page of a list of reviews, and of which of them. */
interface Paged {
  readonly page: number;
  readonly limit: number;
  readonly withText: boolean;
  /** Whether the ratings of the whole list come along. */
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

const pageQuery = ({ page, limit, withText, withRatings }: Paged) => ({
  page,
  limit,
  expand: withRatings ? `${expand},ratings` : expand,
  with_text: withText ? true : null,
});

export const reviewLoaders = ({ rest, limit }: LoaderSources) => ({
  latestReviews: once(async ({ limit: size, cityId, categoryId, jobOfferId }: LatestReviews) => {
    const page = await rest.load<Page<Review>>({
      target: 'webApi',
      path: '/reviews/latest',
      query: { limit: size, expand, city_id: cityId, category_id: categoryId, job_offer_id: jobOfferId },
    });
    return page?.items ?? [];
  }, limit),

  offerReviewsPage: once(
    ({ jobOfferId, ...paged }: OfferReviews) =>
      rest.load<ReviewPage>({
        target: 'webApi',
        path: '/reviews/latest',
        query: { ...pageQuery(paged), job_offer_id: jobOfferId },
      }),
    limit,
  ),

  partnerReviewsPage: once(
    ({ partnerId, countryCode, citySlug, ...paged }: PartnerReviews) =>
      rest.load<ReviewPage>({
        target: 'webApi',
        path: '/reviews/partner/{id}',
        params: { id: partnerId },
        query: { ...pageQuery(paged), country_code: countryCode, city_slug: citySlug },
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
