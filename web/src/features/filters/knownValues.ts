/** A kind of work as the graph names it; addresses write it in lower case with a hyphen. */
export type OfferType = 'PART_TIME' | 'WEEKEND' | 'STUDENT' | 'FREELANCE' | 'FULL_TIME';

/** Category slugs that a link may ask for, the same in every language; others in a query string are ignored. */
export const categorySlugs: readonly string[] = [
  'delivery',
  'driving',
  'ridesharing',
  'cleaning',
  'babysitting',
  'pet-care',
  'tutoring',
  'handyman',
  'moving',
  'mystery-shopping',
  'surveys',
  'crowdtesting',
  'translation',
  'photography',
  'hosting',
  'retail',
  'hospitality',
  'promotion',
  'care',
  'personal-training',
];

/** Offer types in the order in which they are offered. */
export const offerTypes: readonly OfferType[] = ['PART_TIME', 'WEEKEND', 'STUDENT', 'FREELANCE', 'FULL_TIME'];
