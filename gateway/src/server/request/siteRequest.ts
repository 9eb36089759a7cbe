import type { RequestFacts } from './requestFacts.ts';

/**
 * Whether a request came through the site's server, which restricts it to persisted operations. Any sender is trusted,
 * because the header only restricts.
 */
export const isSiteRequest = ({ headers }: Pick<RequestFacts, 'headers'>): boolean =>
  headers.get('x-operations') === 'persisted';
