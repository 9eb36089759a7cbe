import { clientClass } from '../../rules/clientClass.ts';
import type { RequestMeta } from './requestMeta.ts';

/** What the context reads of a request. */
export interface RequestFacts {
  readonly headers: { readonly get: (name: string) => string | null };
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

/** Whether a bot sends a request. */
export const isFromBot = (
  { fromProxy }: Pick<RequestMeta, 'fromProxy'>,
  headers: RequestFacts['headers'],
): boolean => {
  const fromSite = fromProxy ? headers.get('x-client-class') : null;
  return clientClass({ fromSite, userAgent: headers.get('user-agent') }) === 'bot';
};

/**
 * Whether a request came through the site's server, which restricts it to persisted operations. Any sender is trusted,
 * because the header only restricts.
 */
export const isSiteRequest = ({ headers }: Pick<RequestFacts, 'headers'>): boolean =>
  headers.get('x-operations') === 'persisted';
