import { LANGUAGES } from '../rest/language.ts';
import type { Upstream } from './upstream.ts';

/** Where services of one's own listen unless told otherwise: what committed documents name. */
export const DEFAULT_ORIGIN = 'http://127.0.0.1:4100';

const language = {
  enum: [...LANGUAGES],
  default: 'en',
  description: 'The language of names, slugs and texts.',
};

/** Where the calls of an upstream are, below an origin. */
export const serversOf = ({ mount }: Upstream, origin: string) => [
  {
    url: `${origin}${mount}` || '/',
    ...(mount.includes('{language}') && { variables: { language } }),
  },
];
