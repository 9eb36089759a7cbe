const ofGraphql = 'application/graphql-response+json';
const ofJson = 'application/json';

export type MediaType = typeof ofGraphql | typeof ofJson;

/** The headers `Accept` of most programs: of `fetch`, of ours, and of Apollo Client. */
const ofHeader: ReadonlyMap<string, MediaType> = new Map<string, MediaType>([
  ['', ofJson],
  ['*/*', ofJson],
  [ofJson, ofJson],
  [ofGraphql, ofGraphql],
  [`${ofGraphql}, ${ofJson}`, ofGraphql],
  [`${ofGraphql},${ofJson};q=0.9`, ofGraphql],
]);

/** The media type of an answer to a header `Accept`; null for an unusual one, which Yoga reads. */
export const mediaTypeFor = (accept = ''): MediaType | null => ofHeader.get(accept) ?? null;
