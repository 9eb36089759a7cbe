import { acceptEntries } from '@citygigs/server/http/acceptEntries.ts';

const ofGraphql = 'application/graphql-response+json';
const ofJson = 'application/json';

export type MediaType = typeof ofGraphql | typeof ofJson;

/** The media type of an answer to a header `accept`; null if it names a type other than the two of GraphQL. */
export const mediaTypeFor = (accept: string | undefined): MediaType | null => {
  if (accept === undefined || accept === '' || accept === ofJson) return ofJson;
  const types = acceptEntries(accept).map(([type, ...parameters]) =>
    parameters.length <= 1 && parameters.every((parameter) => /^q=[\d.]+$/.test(parameter)) ? type : null,
  );
  if (!types.every((type) => type === ofGraphql || type === ofJson || type === '*/*')) return null;
  return types[0] === ofGraphql ? ofGraphql : ofJson;
};
