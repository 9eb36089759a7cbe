import { parsedUrl } from '../config/parsedUrl.ts';

const sites = ['https://one.invalid', 'https://other.invalid'];

/** Whether a browser takes a text as a path of the site that it is on. Any other would be an open redirect. */
export const isSitePath = (text: string): boolean =>
  text.startsWith('/') && sites.every((site) => parsedUrl(text, site)?.origin === site);
