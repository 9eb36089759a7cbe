import type { Location } from 'found';

/** The key of an entry in the browser's history. */
export const locationKey = ({ key, pathname, search }: Location): string => key ?? pathname + search;
