import type { Location } from 'found';

/** Names an entry of the browser's history. */
export const locationKey = ({ key, pathname, search }: Location): string => key ?? pathname + search;
