// What operations on lists share.

/** An id in the graph, from its type and key. */
export const globalIdOf = (type, key) => Buffer.from(`${type}:${key}`).toString('base64');

/** What a list adds when it goes on after `loaded` nodes. */
export const next = (count, loaded) => ({ count, cursor: globalIdOf('offset', loaded - 1) });

/** A choice of reviews. */
export const someReviews = { order: 'MOST_HELPFUL', rating: 4, language: 'de' };

/** The reviews after the first page of a list. */
export const nextReviews = next(12, 12);
