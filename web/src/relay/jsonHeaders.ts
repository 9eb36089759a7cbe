/** The headers of a request to the gateway about its body and answer. */
export const jsonHeaders = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json, application/json',
};
