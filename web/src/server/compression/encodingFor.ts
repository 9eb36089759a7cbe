import { acceptEntries } from '@citygigs/server/http/acceptEntries.ts';

/** How the body of a response is encoded, as in `Content-Encoding`. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The encoding for a client with this `Accept-Encoding`: Brotli, unless the client prefers or only takes another. */
export const encodingFor = (acceptEncoding = ''): Encoding => {
  const weights = new Map(
    acceptEntries(acceptEncoding).map(([coding, ...parameters]) => {
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [coding, Number(weight)];
    }),
  );
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const [brotli, gzip] = [weightOf('br'), weightOf('gzip')];
  if (brotli > 0 && brotli >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
};
