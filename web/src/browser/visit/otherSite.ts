/** The page of another site that a visitor came from; null if the referrer is empty, invalid, or of the site itself. */
export const otherSite = (referrer: string, own = window.location.origin): URL | null => {
  const page = URL.parse(referrer);
  return page !== null && page.origin !== own ? page : null;
};
