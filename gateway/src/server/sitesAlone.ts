/**
 * Whether a request may ask for the site's own operations alone: set by the site on all that comes over its origin. It
 * only ever takes away, so that whoever sends it is believed.
 */
export const isForSiteAlone = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.get('x-operations') === 'persisted';
