/** The maximum number of searches that a user can save. */
export const maxSavedSearches = 100;
