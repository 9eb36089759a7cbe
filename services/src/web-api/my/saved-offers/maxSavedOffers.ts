/** The maximum number of offers that a user can save. */
export const maxSavedOffers = 500;
