/** The kinds of sample offers; every kind has texts in every language. */
export const offerKinds = [
  'bike-delivery',
  'car-delivery',
  'ridesharing',
  'cleaning',
  'babysitting',
  'pet-care',
  'tutoring',
  'handyman',
  'mystery-shopping',
  'crowdtesting',
  'hospitality',
  'retail',
  'translation',
] as const;

export type OfferKind = (typeof offerKinds)[number];

export const categoryKeys = [
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
] as const;

/** A category's orgSlug. */
export type CategoryKey = (typeof categoryKeys)[number];

export const equipmentKeys = [
  'smartphone',
  'bicycle',
  'thermal-bag',
  'helmet',
  'rain-jacket',
  'power-bank',
  'car',
  'cleaning-kit',
  'toolbox',
  'dog-lead',
  'laptop',
  'headset',
] as const;

export const serviceKeys = [
  'driving-licence-check',
  'liability-insurance',
  'bike-rental',
  'first-aid-course',
  'background-check',
  'tax-software',
  'language-course',
  'food-hygiene-course',
] as const;

/** A product's orgSlug. */
export type ProductKey = (typeof equipmentKeys)[number] | (typeof serviceKeys)[number];

export const postKeys = [
  'first-gig',
  'taxes',
  'winter-delivery',
  'city-guide',
  'student-jobs',
  'city-weekend',
  'avoid-scams',
  'good-profile',
] as const;

/** A post's orgSlug. */
export type PostKey = (typeof postKeys)[number];

/** Posts about a city: title, excerpt and body contain `{city}`. */
export const cityPostKeys: readonly PostKey[] = ['city-guide', 'city-weekend'];

export const moreJobKeys = [
  'warehouse-worker',
  'delivery-driver',
  'bus-driver',
  'cook',
  'waiter',
  'office-cleaner',
  'care-assistant',
  'nursery-assistant',
  'electrician',
  'software-tester',
  'customer-support',
  'sales-assistant',
  'office-clerk',
  'receptionist',
  'security-guard',
] as const;

export type MoreJobKey = (typeof moreJobKeys)[number];

/** The categories of each kind, and the equipment and services that it usually needs. */
export const kindLinks: Record<
  OfferKind,
  {
    categories: readonly CategoryKey[];
    equipment: readonly (typeof equipmentKeys)[number][];
    services: readonly (typeof serviceKeys)[number][];
  }
> = {
  'bike-delivery': {
    categories: ['delivery'],
    equipment: ['smartphone', 'bicycle', 'thermal-bag', 'helmet', 'rain-jacket', 'power-bank'],
    services: ['bike-rental', 'liability-insurance', 'food-hygiene-course'],
  },
  'car-delivery': {
    categories: ['delivery', 'driving'],
    equipment: ['smartphone', 'car', 'power-bank'],
    services: ['driving-licence-check', 'liability-insurance'],
  },
  ridesharing: {
    categories: ['ridesharing', 'driving'],
    equipment: ['smartphone', 'car', 'power-bank'],
    services: ['driving-licence-check', 'background-check', 'first-aid-course'],
  },
  cleaning: {
    categories: ['cleaning'],
    equipment: ['smartphone', 'cleaning-kit'],
    services: ['liability-insurance', 'background-check'],
  },
  babysitting: {
    categories: ['babysitting'],
    equipment: ['smartphone'],
    services: ['background-check', 'first-aid-course'],
  },
  'pet-care': {
    categories: ['pet-care'],
    equipment: ['smartphone', 'dog-lead', 'rain-jacket'],
    services: ['liability-insurance'],
  },
  tutoring: {
    categories: ['tutoring'],
    equipment: ['laptop', 'headset'],
    services: ['background-check', 'tax-software'],
  },
  handyman: {
    categories: ['handyman', 'moving'],
    equipment: ['smartphone', 'toolbox', 'car'],
    services: ['liability-insurance', 'tax-software'],
  },
  'mystery-shopping': {
    categories: ['mystery-shopping'],
    equipment: ['smartphone', 'power-bank'],
    services: ['tax-software'],
  },
  crowdtesting: {
    categories: ['crowdtesting', 'surveys'],
    equipment: ['smartphone', 'laptop', 'headset'],
    services: ['tax-software'],
  },
  hospitality: {
    categories: ['hospitality'],
    equipment: ['smartphone'],
    services: ['food-hygiene-course', 'language-course'],
  },
  retail: {
    categories: ['retail', 'promotion'],
    equipment: ['smartphone'],
    services: ['language-course'],
  },
  translation: {
    categories: ['translation'],
    equipment: ['laptop', 'headset'],
    services: ['tax-software', 'language-course'],
  },
};
