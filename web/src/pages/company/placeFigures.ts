import type { companyRoutes_CompanyPageQuery } from '../../__generated__/companyRoutes_CompanyPageQuery.graphql.ts';

/** How a company is rated, and how many gigs it has. */
export interface CompanyFigures {
  readonly rating: number | null | undefined;
  readonly ratingCount: number;
  readonly jobOffersCount: number;
}

type Answer = Pick<companyRoutes_CompanyPageQuery['response'], 'offers' | 'inCountry'>;

/** The figures of the city or country that a page is about; null where they did not load. */
export const placeFigures = ({ offers, inCountry }: Answer): CompanyFigures | null => {
  const list = inCountry ?? offers;
  const offer = list?.edges[0]?.node;
  if (!list || !offer) return null;
  // A company has one offer in a city; each offer knows how the company is rated in its country.
  const rated = 'reviewPartnerCountry' in offer ? offer.reviewPartnerCountry : offer.review;
  if (!rated) return null;
  return { rating: rated.rating, ratingCount: rated.ratingCount, jobOffersCount: list.totalCount };
};
