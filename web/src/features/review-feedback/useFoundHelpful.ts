import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { nodeIds as maxIds } from '../../../../schema/limits.json';
import type { useFoundHelpfulQuery } from '../../__generated__/useFoundHelpfulQuery.graphql.ts';
import { useSession } from '../../auth/useSession.ts';
import { withQuietFailure } from '../../relay/quietFailure.ts';
import { useUnsuspendedQuery } from '../../relay/useUnsuspendedQuery.ts';

const query = graphql`
  query useFoundHelpfulQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
      ... on Review {
        viewerFoundHelpful
      }
    }
  }
`;

const options = { networkCacheConfig: withQuietFailure() };

let batch: string[] = [];

/** The ids of the reviews that are shown at the same time as this one: their buttons send equal queries, which Relay sends once. */
const shownWith = async (id: string): Promise<readonly string[]> => {
  if (batch.length === maxIds) batch = [];
  const joined = batch;
  joined.push(id);
  await Promise.resolve();
  if (batch === joined) batch = [];
  return joined;
};

/**
 * Whether the signed-in user has found a review helpful: undefined for guests and while it loads, null when unknown. It is not in the
 * queries of pages, because the server renders them for everybody.
 */
export const useFoundHelpful = (id: string): boolean | null | undefined => {
  const isSignedIn = useSession() === 'signedIn';
  const [ids, setIds] = useState<readonly string[]>();
  useEffect(() => {
    if (isSignedIn) void shownWith(id).then(setIds);
  }, [id, isSignedIn]);
  const data = useUnsuspendedQuery<useFoundHelpfulQuery>(query, isSignedIn && ids ? { ids } : null, options);
  if (!data) return data;
  return data.nodes?.find((node) => node?.id === id)?.viewerFoundHelpful ?? null;
};
