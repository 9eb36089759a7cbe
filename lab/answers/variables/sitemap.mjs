// Variables of the operations of the sitemaps.
import { inEveryLanguage, inLanguages, pagesOf } from '../inLanguages.mjs';

const pages = (rows, size) => inEveryLanguage(pagesOf(rows, size), (page) => ({ page }));

export const sitemapVariables = {
  sitemapQueries_CountsQuery: () => inEveryLanguage([''], () => ({})),
  sitemapQueries_CitiesQuery: ({ cities }) => pages(cities, 100),
  sitemapQueries_CityPlacesQuery: ({ cities }) => pages(cities, 100),
  sitemapQueries_CityCategoriesQuery: ({ cities }) =>
    inLanguages(2, pagesOf(cities, 10), (page) => ({ page })),
  sitemapQueries_CompaniesQuery: ({ partners }) => pages(partners, 100),
  sitemapQueries_PostsQuery: ({ posts }) => pages(posts, 100),
  sitemapQueries_OffersQuery: ({ offers }) => inLanguages(2, pagesOf(offers, 100), (page) => ({ page })),
  sitemapQueries_MoreJobsQuery: ({ moreJobOffers }) =>
    inLanguages(2, pagesOf(moreJobOffers, 100), (page) => ({ page })),
};
