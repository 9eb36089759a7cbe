/**
 * Whether a request came through the site, which restricts it to persisted operations. The header can only restrict, so
 * any sender is trusted.
 */
export const isSiteRequest = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.get('x-operations') === 'persisted';
