/** An average with fewer answers has no rank (`jobOfferSort.ts` of the services), and is never the best of a comparison. */
export const minAnswers = 5;
