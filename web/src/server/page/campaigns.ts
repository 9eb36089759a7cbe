import { LRUCache } from 'lru-cache';

const parameter = 'utm_source';

/** How many campaigns that were not known get pages of their own within a minute. */
const maxNew = 30;
/** How many are known: those that visitors came with last. */
const maxKnown = 500;
const minuteMs = 60_000;

/**
 * Pages are rendered for the campaign of a visit, which their calls name. Anybody can invent campaigns, so only a few new ones a
 * minute get pages of their own. The returned function leaves the others out of the URL to render: their visitors get the page
 * that all get, and their browsers still know the campaign.
 */
export const createCampaigns = (): ((url: string) => string) => {
  const known = new LRUCache<string, true>({ max: maxKnown });
  let since = 0;
  let added = 0;

  const isKnown = (campaign: string): boolean => {
    if (known.get(campaign) !== undefined) return true;
    const now = Date.now();
    if (now - since >= minuteMs) [since, added] = [now, 0];
    if (added >= maxNew) return false;
    added += 1;
    known.set(campaign, true);
    return true;
  };

  return (url) => {
    const [path = '', search = ''] = url.split('?', 2);
    const parameters = new URLSearchParams(search);
    const campaign = parameters.get(parameter);
    if (campaign === null || isKnown(campaign)) return url;
    parameters.delete(parameter);
    return parameters.size === 0 ? path : `${path}?${parameters}`;
  };
};
