import { parsedUrl } from '../config/parsedUrl.ts';

/** The link to a company's own site; null for anything but a web address. */
export const siteOf = (website: string | null | undefined): { href: string; name: string } | null => {
  const site = website ? parsedUrl(website) : null;
  if (site === null) return null;
  const { href, hostname, protocol } = site;
  return protocol === 'https:' || protocol === 'http:'
    ? { href, name: hostname.replace(/^www\./, '') }
    : null;
};
