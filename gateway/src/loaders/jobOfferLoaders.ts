import type { JobOffer, JobOfferFilter, JobOfferSort } from '../rest/rows.ts';
import { byIdOrNull, byIds, itemsOf, unbatched, type LoaderSources } from './batching.ts';

interface JobOfferList {
  readonly page: number;
  readonly limit: number;
  readonly citySlug?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly partnerSlug?: string | null | undefined;
  readonly onePerPartner?: boolean | null | undefined;
  readonly categories?: readonly string[] | null | undefined;
  readonly type?: JobOffer['type'] | null | undefined;
  readonly filter: JobOfferFilter;
  readonly sort?: JobOfferSort | null | undefined;
  readonly utmSource?: string | null | undefined;
  /** The parts that the query selects, comma separated; may be empty. */
  readonly expand: string;
}

interface JobOfferSlugs {
  readonly citySlug: string;
  readonly partnerSlug: string;
  readonly utmSource?: string | null | undefined;
  readonly withPartnerCountryReview: boolean;
  readonly withCountries: boolean;
}

interface PromotedOffers {
  readonly offerId: number;
  readonly limit: number;
  readonly expand: string;
}

const orAbsent = (text: string) => (text === '' ? undefined : text);

export const jobOfferLoaders = ({ rest: { webApi }, limit, batchIds }: LoaderSources) => {
  const byId = byIds((ids) =>
    webApi.get('/job_offers', { query: { ids, expand: 'texts,review_partner_country,countries' } }),
  );

  const updatedById = byIds((ids) => webApi.get('/job_offers', { query: { ids, expand: 'updated' } }));

  const pageOfSlugs = unbatched(
    (slugs: { readonly city_slug: string; readonly partner_slug: string }) =>
      webApi.get('/job_offers', { query: { ...slugs, expand: 'updated' } }),
    limit,
  );

  return {
    /** When an offer that was read without it last changed; null for an ended offer if the upstream does not accept `ids`. */
    updatedOf: async ({ id, city, partner }: JobOffer): Promise<string | null> => {
      if (batchIds) return (await updatedById.load(id))?.updated ?? null;
      const page = await pageOfSlugs.load({ city_slug: city.slug, partner_slug: partner.slug });
      return itemsOf(page).find((offer) => offer.id === id)?.updated ?? null;
    },

    /** Always null if the upstream does not accept `ids`, because it finds an offer only by its two slugs. */
    jobOfferById: byIdOrNull(batchIds, byId),

    jobOfferBySlugs: unbatched(
      ({ citySlug, partnerSlug, utmSource, withPartnerCountryReview, withCountries }: JobOfferSlugs) =>
        webApi.get('/job-offer', {
          query: {
            city_slug: citySlug,
            partner_slug: partnerSlug,
            review_partner_country: withPartnerCountryReview ? '1' : undefined,
            expand: withCountries ? 'countries' : undefined,
            utm_source: utmSource,
          },
        }),
      limit,
    ),

    jobOffersPage: unbatched(
      ({ page, limit: size, expand, filter, ...list }: JobOfferList) =>
        webApi.get('/job_offers', {
          query: {
            city_slug: list.citySlug,
            country_code: list.countryCode,
            partner_slug: list.partnerSlug,
            one_per_partner: list.onePerPartner ? '1' : undefined,
            categories: orAbsent((list.categories ?? []).join(',')),
            type: list.type,
            ...filter,
            sort: list.sort,
            page,
            limit: size,
            expand: orAbsent(expand),
            utm_source: list.utmSource,
          },
        }),
      limit,
    ),

    promotedJobOffers: unbatched(
      async ({ offerId, limit: size, expand }: PromotedOffers) =>
        itemsOf(
          await webApi.get('/job-offers/promoted/{id}', {
            params: { id: offerId },
            query: { limit: size, expand },
          }),
        ),
      limit,
    ),
  };
};

/** The figures and products of single offers: the services have no call for several offers at once. */
export const offerFigureLoaders = ({ rest: { webApi }, limit }: LoaderSources) => {
  const figure = <T>(fetchOne: (params: { readonly id: number }) => Promise<T>) =>
    unbatched((id: number) => fetchOne({ id }), limit);

  return {
    earningByOfferId: figure((params) => webApi.get('/job_offers/{id}/earning', { params })),
    plausibleAmountsByOfferId: figure((params) =>
      webApi.get('/job_offers/{id}/plausible-amounts', { params, silenced: true }),
    ),
    signUpTimeByOfferId: figure((params) => webApi.get('/job-offers/{id}/sign-up-time', { params })),
    customerAvailabilityByOfferId: figure((params) =>
      webApi.get('/job-offers/{id}/customer-availability', { params }),
    ),
    equipmentByOfferId: figure(async (params) =>
      itemsOf(await webApi.get('/job_offers/{id}/products/equipment', { params })),
    ),
    servicesByOfferId: figure(async (params) =>
      itemsOf(await webApi.get('/job_offers/{id}/products/service', { params })),
    ),
  };
};
