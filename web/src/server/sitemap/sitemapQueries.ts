import { graphql, type ConcreteRequest } from 'relay-runtime';
import { categoriesQuery } from '../gateway/categoriesQuery.ts';

// `graphql` tags are compiled to the requests themselves.
const request = (tag: unknown): ConcreteRequest => tag as ConcreteRequest;

/** The queries for sitemaps. */
export const sitemapQueries = {
  counts: request(graphql`
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
  cities: request(graphql`
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
  cityPlaces: request(graphql`
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
  cityCategories: request(graphql`
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
  offers: request(graphql`
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
  companies: request(graphql`
    query sitemapQueries_CompaniesQuery($page: Int!) {
      partners(first: 100, page: $page) {
        edges {
          node {
            slug
            countries {
              countryCode
              slug
            }
            updatedAt
          }
        }
      }
    }
  `),
  posts: request(graphql`
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
  moreJobs: request(graphql`
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
