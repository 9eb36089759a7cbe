/** What a crawler reads of a page that may be indexed, besides its own address. */
const needed = [/<title>[^<]/, /<meta name="description" content="[^"]/];

/**
 * Whether the head of a page has what crawlers keep of it: title, description, and either `noindex` or its canonical address, with
 * the addresses in other languages if that is its own.
 */
export const isHeadComplete = (head: string, ownUrl: string): boolean => {
  if (!needed.every((pattern) => pattern.test(head))) return false;
  if (/<meta name="robots" content="noindex"/.test(head)) return true;
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(head) ?? [];
  if (canonical === undefined) return false;
  return canonical !== ownUrl || /<link rel="alternate" hrefLang="/i.test(head);
};
