/** Maximum number of categories rendered for a city. On a phone the style sheet shows only six. */
export const popularCategoriesDesktop = 12;

/** More categories than this are shown in two columns. */
export const popularCategoriesOneColumn = 6;

/** Number of links to offers of the city. */
export const popularJobsLimit = 6;

/** Number of nearby cities, without the city itself. */
export const nearbyCitiesLimit = 7;

/** The greatest distance of a nearby city, in kilometres. */
export const nearbyCitiesDistance = 100;
