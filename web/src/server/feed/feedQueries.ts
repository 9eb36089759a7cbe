import { getRequest, graphql } from 'relay-runtime';

/** The queries for feeds. */
export const feedQueries = {
  city: getRequest(graphql`
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
  cityCategory: getRequest(graphql`
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
  posts: getRequest(graphql`
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
