/** A company's own site as a link; null for what is no address of the web. */
export const siteOf = (website: string | null | undefined): { href: string; name: string } | null => {
  if (!website || !URL.canParse(website)) return null;
  const { href, hostname, protocol } = new URL(website);
  return protocol === 'https:' || protocol === 'http:'
    ? { href, name: hostname.replace(/^www\./, '') }
    : null;
};
