import type { compareRoutes_ComparePageQuery } from '../../../__generated__/compareRoutes_ComparePageQuery.graphql.ts';

type Response = compareRoutes_ComparePageQuery['response'];
type Answer = NonNullable<Response['offer1']>;

/** The answers of the query, in the order of the address. */
export const answersOf = (data: Partial<Response>): Answer[] =>
  [data.offer1, data.offer2, data.offer3, data.offer4].flatMap((answer) => (answer ? [answer] : []));
