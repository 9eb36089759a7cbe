/** The link to a company's own site; null for anything but a web address. */
export const siteOf = (website: string | null | undefined): { href: string; name: string } | null => {
  if (!website || !URL.canParse(website)) return null;
  const { href, hostname, protocol } = new URL(website);
  return protocol === 'https:' || protocol === 'http:'
    ? { href, name: hostname.replace(/^www\./, '') }
    : null;
};
