import type { CacheConfig } from 'relay-runtime';

const keyword = 'quietFailure';

/**
 * The cache config of an operation whose caller queues what could not be sent and says so, or does without the answer: without a
 * connection, the site adds no message that asks to try again.
 */
export const withQuietFailure = (config: CacheConfig = {}): CacheConfig => ({
  ...config,
  metadata: { ...config.metadata, [keyword]: true },
});

export const hasQuietFailure = ({ metadata }: CacheConfig): boolean => metadata?.[keyword] === true;
