const ofGraphql = 'application/graphql-response+json';
const ofJson = 'application/json';

export type MediaType = typeof ofGraphql | typeof ofJson;

/** The media type of an answer to a header `accept`; null if it names a type other than the two of GraphQL. */
export const mediaTypeFor = (accept: string | undefined): MediaType | null => {
  if (accept === undefined || accept === '' || accept === ofJson) return ofJson;
  const types = accept.split(',').map((entry) =>
    entry
      .trim()
      .toLowerCase()
      .replace(/\s*;\s*q=[\d.]+$/, ''),
  );
  if (!types.every((type) => type === ofGraphql || type === ofJson || type === '*/*')) return null;
  return types[0] === ofGraphql ? ofGraphql : ofJson;
};
