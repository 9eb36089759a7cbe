import { getRequest, graphql } from 'relay-runtime';

/** The query for the slugs of all categories, the original ones and those of the request's language. */
export const categoriesQuery = getRequest(graphql`
  query categoriesQuery {
    categories {
      orgSlug
      slug
    }
  }
`);
