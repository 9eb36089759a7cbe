import { siteLanguages } from '../rest/language.ts';
import type { Upstream } from './upstream.ts';

/** Where services of one's own listen unless told otherwise: what committed documents name. */
export const defaultOrigin = 'http://127.0.0.1:4100';

const language = {
  enum: [...siteLanguages],
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
