/** Categories of a city shown from 768 px on: the most that are rendered. On a phone the style sheet shows six. */
export const popularCategoriesDesktop = 12;

/** With more categories than this the list stands in two columns. */
export const popularCategoriesOneColumn = 6;

/** Links to offers of the city. */
export const popularJobsLimit = 6;

/** Cities nearby, the city itself left out. */
export const nearbyCitiesLimit = 7;

/** How far away a nearby city may be, in kilometres. */
export const nearbyCitiesDistance = 100;
