/** An average with fewer answers has no rank (`jobOfferSort.ts` of the services). */
export const minAnswers = 5;
