/** Number of other categories that a city category page links to, most partners first. */
export const otherCategoriesLimit = 4;
