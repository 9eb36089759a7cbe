/** A kind of work as in the graph; addresses write it in lower case with a hyphen. */
export type OfferType = 'PART_TIME' | 'WEEKEND' | 'STUDENT' | 'FREELANCE' | 'FULL_TIME';

/** Category slugs that a query string may contain, the same in every language; others are ignored. */
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

/** Offer types in display order. */
export const offerTypes: readonly OfferType[] = ['PART_TIME', 'WEEKEND', 'STUDENT', 'FREELANCE', 'FULL_TIME'];
