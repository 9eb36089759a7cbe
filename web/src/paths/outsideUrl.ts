/** Returns an absolute web address unchanged, else null: nothing else may become a link or a redirect. */
export const outsideUrl = (address: string | null | undefined): string | null => {
  if (!address) return null;
  try {
    const { href, protocol } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
};
