import { getRequest, graphql } from 'relay-runtime';
import { categoriesQuery } from '../gateway/categoriesQuery.ts';

/** The queries for sitemaps. */
export const sitemapQueries = {
  counts: getRequest(graphql`
    query sitemapQueries_CountsQuery {
      cities(first: 1) {
        totalCount
      }
      jobOffers(first: 1) {
        totalCount
      }
      partners(first: 1) {
        totalCount
      }
      posts(first: 1) {
        totalCount
      }
      moreJobOffers(first: 1) {
        totalCount
      }
    }
  `),
  cities: getRequest(graphql`
    query sitemapQueries_CitiesQuery($page: Int!) {
      cities(first: 100, page: $page) {
        edges {
          node {
            orgSlug
            jobOffersCount
            updatedAt
          }
        }
      }
    }
  `),
  cityPlaces: getRequest(graphql`
    query sitemapQueries_CityPlacesQuery($page: Int!) {
      cities(first: 100, page: $page) {
        pageCount
        edges {
          node {
            orgSlug
            slug
            country {
              slug
            }
          }
        }
      }
    }
  `),
  categories: categoriesQuery,
  cityCategories: getRequest(graphql`
    query sitemapQueries_CityCategoriesQuery($page: Int!) {
      cities(first: 10, page: $page) {
        edges {
          node {
            orgSlug
            categories {
              jobOffersCount
              updatedAt
              category {
                orgSlug
              }
            }
          }
        }
      }
    }
  `),
  offers: getRequest(graphql`
    query sitemapQueries_OffersQuery($page: Int!) {
      jobOffers(first: 100, page: $page) {
        edges {
          node {
            updatedAt
            city {
              orgSlug
            }
            partner {
              slug
            }
          }
        }
      }
    }
  `),
  companies: getRequest(graphql`
    query sitemapQueries_CompaniesQuery($page: Int!) {
      partners(first: 100, page: $page) {
        edges {
          node {
            slug
            countries {
              code
              slug
            }
            updatedAt
          }
        }
      }
    }
  `),
  posts: getRequest(graphql`
    query sitemapQueries_PostsQuery($page: Int!) {
      posts(first: 100, page: $page) {
        edges {
          node {
            id
            slug
            publishedAt
          }
        }
      }
    }
  `),
  moreJobs: getRequest(graphql`
    query sitemapQueries_MoreJobsQuery($page: Int!) {
      moreJobOffers(first: 100, page: $page) {
        edges {
          node {
            datePosted
            feedId
            slugTitle
            uuid
            city {
              orgSlug
            }
            partner {
              slug
            }
          }
        }
      }
    }
  `),
};
