import { parsedUrl } from '../config/parsedUrl.ts';

/** An absolute web address; null for anything else. */
const webUrl = (address: string | null | undefined): URL | null => {
  const url = address ? parsedUrl(address) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : null;
};

/** An absolute web address, else null: nothing else may become a link or a redirect. */
export const outsideUrl = (address: string | null | undefined): string | null =>
  webUrl(address)?.href ?? null;

/** The link to a company's own site; null for anything but a web address. */
export const siteOf = (website: string | null | undefined): { href: string; name: string } | null => {
  const site = webUrl(website);
  return site && { href: site.href, name: site.hostname.replace(/^www\./, '') };
};

/** Whether a web address is on one of the hosts or below it, as `jobs.partner.example` is below `partner.example`. */
export const isOnHosts = (address: string, hosts: readonly string[]): boolean => {
  const { hostname } = new URL(address);
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
};
