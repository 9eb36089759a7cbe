import { acceptEntries } from '@citygigs/server/http/acceptEntries.ts';

/** How the body of a response is encoded, as in `Content-Encoding`. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** How much a client with this `Accept-Encoding` wants an encoding; 0 if it does not take it. */
const weightsOf = (acceptEncoding: string): ((coding: string) => number) => {
  const weights = new Map(
    acceptEntries(acceptEncoding).map(([coding, ...parameters]) => {
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return [coding, Number(weight)];
    }),
  );
  return (coding) => weights.get(coding) ?? weights.get('*') ?? 0;
};

/** Whether a client with this `Accept-Encoding` takes gzip. */
export const takesGzip = (acceptEncoding = ''): boolean => weightsOf(acceptEncoding)('gzip') > 0;

/** The encoding for a client with this `Accept-Encoding`: Brotli, unless the client prefers or only takes another. */
export const encodingFor = (acceptEncoding = ''): Encoding => {
  const weightOf = weightsOf(acceptEncoding);
  const [brotli, gzip] = [weightOf('br'), weightOf('gzip')];
  if (brotli > 0 && brotli >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
};
