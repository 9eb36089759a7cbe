import type { CacheConfig } from 'relay-runtime';

/** The page on which a request was made, for one that is sent later, from another page. */
export interface RequestPage {
  /** The page's language, two letters. */
  readonly language: string;
  /** The visitor's session. */
  readonly sessionId: string;
  /** Whether the visitor was a guest: the request is sent as theirs, whoever has logged in since. */
  readonly isGuest?: boolean;
}

const keyword = 'requestPage';

/** The cache config of an operation that was made on this page. */
export const madeOn = (page: RequestPage): CacheConfig => ({ metadata: { [keyword]: page } });

/** The page on which an operation was made; null for the current one. */
export const requestPageIn = ({ metadata }: CacheConfig): RequestPage | null =>
  (metadata?.[keyword] as RequestPage | undefined) ?? null;
