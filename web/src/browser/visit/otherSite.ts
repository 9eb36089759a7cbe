import { parsedUrl } from '../../config/parsedUrl.ts';

/** The page of another site that a visitor came from; null if the referrer is empty, invalid, or of the site itself. */
export const otherSite = (referrer: string, own = window.location.origin): URL | null => {
  const page = parsedUrl(referrer);
  return page !== null && page.origin !== own ? page : null;
};
