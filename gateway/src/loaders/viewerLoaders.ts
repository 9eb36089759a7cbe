import { byIdOrNull, byIds, itemsOf, unbatched, type LoaderSources } from './batching.ts';

export interface ViewerOffers {
  readonly page: number;
  readonly limit: number;
  /** The parts that the query selects, comma separated; may be empty. */
  readonly expand: string;
}

/** Loads the data of the signed-in user. Every call carries the token. */
export const viewerLoaders = ({ rest: { webApi }, limit, batchIds }: LoaderSources) => {
  const savedById = byIds((ids) => webApi.get('/my/saved_offers', { query: { ids }, authorised: true }));

  const jobOffersById = byIds((ids) =>
    webApi.get('/my/job_offers', {
      query: { ids, expand: 'texts,review_partner_country,countries' },
      authorised: true,
    }),
  );
  const opportunitiesById = byIds((ids) =>
    webApi.get('/my/review_opportunities', { query: { ids }, authorised: true }),
  );

  const foundHelpfulById = byIds((ids) =>
    webApi.get('/my/helpful_reviews', { query: { ids }, authorised: true }),
  );

  return {
    /** Null if the upstream does not accept `ids`, as `opportunityById`. */
    jobOfferById: byIdOrNull(batchIds, jobOffersById),
    opportunityById: byIdOrNull(batchIds, opportunitiesById),

    /** Whether the user has saved an offer; null if the upstream does not accept `ids`. */
    hasSaved: async (offerId: number): Promise<boolean | null> =>
      batchIds ? (await savedById.load(offerId)) !== null : null,

    /** Whether the user found a review helpful; null if the upstream does not accept `ids`. */
    foundHelpful: async (reviewId: number): Promise<boolean | null> =>
      batchIds ? (await foundHelpfulById.load(reviewId)) !== null : null,

    savedOffersPage: unbatched(
      ({ page, limit: size, expand }: ViewerOffers) =>
        webApi.get('/my/saved_offers', {
          query: { page, limit: size, expand: expand === '' ? undefined : expand },
          authorised: true,
        }),
      limit,
    ),

    savedSearches: unbatched(
      async (_me: 'me') => itemsOf(await webApi.get('/my/saved_searches', { authorised: true })),
      limit,
    ),

    contributionsByOfferId: unbatched(
      (id: number) => webApi.get('/my/contributions/{id}', { params: { id }, authorised: true }),
      limit,
    ),

    reportedOffersPage: unbatched(
      ({ page, limit: size, expand }: ViewerOffers) =>
        webApi.get('/my/contributions', {
          query: { page, limit: size, expand: expand === '' ? undefined : expand },
          authorised: true,
        }),
      limit,
    ),

    account: unbatched((_me: 'me') => webApi.get('/my/user', { authorised: true }), limit),

    data: unbatched((_me: 'me') => webApi.get('/my/user/data', { authorised: true }), limit),

    metadata: unbatched(
      (_me: 'me') => webApi.get('/my/user/metadata/', { authorised: true, messageKey: 'error.loadMetadata' }),
      limit,
    ),

    languages: unbatched(
      async (_me: 'me') =>
        itemsOf(await webApi.get('/my/languages', { query: { expand: 'level' }, authorised: true })),
      limit,
    ),

    jobOffersPage: unbatched(
      ({ page, limit: size, expand }: ViewerOffers) =>
        webApi.get('/my/job_offers', {
          query: { page, limit: size, expand: expand === '' ? undefined : expand },
          authorised: true,
        }),
      limit,
    ),
  };
};
