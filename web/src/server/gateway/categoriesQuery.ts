import { graphql, type ConcreteRequest } from 'relay-runtime';

// The `graphql` tag is compiled to the request itself.
const tag: unknown = graphql`
  query categoriesQuery {
    categories {
      orgSlug
      slug
    }
  }
`;

/** The query for the slugs of all categories, the original ones and those of the request's language. */
export const categoriesQuery = tag as ConcreteRequest;
