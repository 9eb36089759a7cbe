import { siteLanguages } from '../rest/language.ts';
import type { Upstream } from './upstream.ts';

/** The default origin of the services, as named in the committed documents. */
export const defaultOrigin = 'http://127.0.0.1:4100';

const language = {
  enum: [...siteLanguages],
  default: 'en',
  description: 'The language of names, slugs and texts.',
};

/** Returns the `servers` of an upstream's document. */
export const serversOf = ({ mount }: Upstream, origin: string) => [
  {
    url: `${origin}${mount}` || '/',
    ...(mount.includes('{language}') && { variables: { language } }),
  },
];
