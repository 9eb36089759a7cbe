import type { Plugin } from 'graphql-yoga';
import { changedHeader } from '@citygigs/server/purging/changedHeader.ts';
import type { ChangedIds } from '../request/changedIds.ts';

/** Names in the header of an answer what its writes have changed. */
export const useChangedHeader = ({ headerOf }: ChangedIds): Plugin => ({
  onResponse: ({ request, response }) => {
    const ids = headerOf(request);
    if (ids !== null) response.headers.set(changedHeader, ids);
  },
});
