/** The slugs of all categories; null when the server could not read them. */
export type KnownCategories = readonly string[] | null;

const wellFormed = /^[a-z0-9-]+$/;

/**
 * Keeps the slugs of categories, each once and in the order of the list. Without a list, every well-formed slug is
 * kept.
 */
export const keepKnown = (slugs: readonly string[], known: KnownCategories): readonly string[] => {
  const wanted = new Set(slugs);
  return known
    ? known.filter((slug) => wanted.has(slug))
    : [...wanted].filter((slug) => wellFormed.test(slug));
};
