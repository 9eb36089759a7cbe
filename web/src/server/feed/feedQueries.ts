import { graphql, type ConcreteRequest } from 'relay-runtime';

// `graphql` tags are compiled to the requests themselves.
const request = (tag: unknown): ConcreteRequest => tag as ConcreteRequest;

/** The queries for feeds. */
export const feedQueries = {
  city: request(graphql`
    query feedQueries_CityQuery($citySlug: String!) {
      city(slug: $citySlug) {
        slug
        name
        header
        seoTitle
        seoDescription
        jobOffers(first: 50) {
          edges {
            node {
              cardTitle
              cardOverview
              datePosted
              city {
                slug
              }
              partner {
                name
                slug
              }
            }
          }
        }
      }
    }
  `),
  cityCategory: request(graphql`
    query feedQueries_CityCategoryQuery($citySlug: String!, $categorySlug: String!) {
      cityCategory(citySlug: $citySlug, categorySlug: $categorySlug) {
        header
        category {
          slug
          name
        }
        city {
          slug
          name
        }
        jobOffers(first: 50) {
          edges {
            node {
              cardTitle
              cardOverview
              datePosted
              city {
                slug
              }
              partner {
                name
                slug
              }
            }
          }
        }
      }
    }
  `),
  posts: request(graphql`
    query feedQueries_PostsQuery {
      posts(first: 20) {
        edges {
          node {
            slug
            title
            excerpt
            publishedAt
          }
        }
      }
    }
  `),
};
