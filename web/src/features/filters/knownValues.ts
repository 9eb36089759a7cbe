/** A kind of work as GraphQL names it; addresses write it with a hyphen. */
export type OfferType = 'part_time' | 'weekend' | 'student' | 'freelance' | 'full_time';

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
export const offerTypes: readonly OfferType[] = ['part_time', 'weekend', 'student', 'freelance', 'full_time'];
