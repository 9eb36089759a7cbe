import { preferredEncoding } from '@citygigs/server/http/accepted.ts';

/** How the body of a response is encoded, as in `Content-Encoding`. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding for a client with this `Accept-Encoding`: Brotli, unless the client prefers or only takes another. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding =>
  preferredEncoding(acceptEncoding, ['br', 'gzip']);
