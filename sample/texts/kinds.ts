import type { Vehicle } from '../../services/src/db/schema/jobOffer.ts';

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

interface KindFacts {
  categories: readonly CategoryKey[];
  /** What it usually needs. */
  equipment: readonly (typeof equipmentKeys)[number][];
  services: readonly (typeof serviceKeys)[number][];
  minAge: number;
  vehicle: Vehicle;
  /** Whether English suffices; otherwise one needs the language of the city. */
  inEnglish: boolean;
  isRemote: boolean;
}

/** What is the same for all offers of a kind. */
export const kindFacts: Record<OfferKind, KindFacts> = {
  'bike-delivery': {
    categories: ['delivery'],
    equipment: ['smartphone', 'bicycle', 'thermal-bag', 'helmet', 'rain-jacket', 'power-bank'],
    services: ['bike-rental', 'liability-insurance', 'food-hygiene-course'],
    minAge: 18,
    vehicle: 'bike',
    inEnglish: true,
    isRemote: false,
  },
  'car-delivery': {
    categories: ['delivery', 'driving'],
    equipment: ['smartphone', 'car', 'power-bank'],
    services: ['driving-licence-check', 'liability-insurance'],
    minAge: 19,
    vehicle: 'car',
    inEnglish: true,
    isRemote: false,
  },
  ridesharing: {
    categories: ['ridesharing', 'driving'],
    equipment: ['smartphone', 'car', 'power-bank'],
    services: ['driving-licence-check', 'background-check', 'first-aid-course'],
    minAge: 21,
    vehicle: 'car',
    inEnglish: false,
    isRemote: false,
  },
  cleaning: {
    categories: ['cleaning'],
    equipment: ['smartphone', 'cleaning-kit'],
    services: ['liability-insurance', 'background-check'],
    minAge: 18,
    vehicle: 'none',
    inEnglish: true,
    isRemote: false,
  },
  babysitting: {
    categories: ['babysitting'],
    equipment: ['smartphone'],
    services: ['background-check', 'first-aid-course'],
    minAge: 16,
    vehicle: 'none',
    inEnglish: false,
    isRemote: false,
  },
  'pet-care': {
    categories: ['pet-care'],
    equipment: ['smartphone', 'dog-lead', 'rain-jacket'],
    services: ['liability-insurance'],
    minAge: 16,
    vehicle: 'none',
    inEnglish: true,
    isRemote: false,
  },
  tutoring: {
    categories: ['tutoring'],
    equipment: ['laptop', 'headset'],
    services: ['background-check', 'tax-software'],
    minAge: 16,
    vehicle: 'none',
    inEnglish: false,
    isRemote: false,
  },
  handyman: {
    categories: ['handyman', 'moving'],
    equipment: ['smartphone', 'toolbox', 'car'],
    services: ['liability-insurance', 'tax-software'],
    minAge: 18,
    vehicle: 'none',
    inEnglish: false,
    isRemote: false,
  },
  'mystery-shopping': {
    categories: ['mystery-shopping'],
    equipment: ['smartphone', 'power-bank'],
    services: ['tax-software'],
    minAge: 18,
    vehicle: 'none',
    inEnglish: false,
    isRemote: false,
  },
  crowdtesting: {
    categories: ['crowdtesting', 'surveys'],
    equipment: ['smartphone', 'laptop', 'headset'],
    services: ['tax-software'],
    minAge: 16,
    vehicle: 'none',
    inEnglish: true,
    isRemote: true,
  },
  hospitality: {
    categories: ['hospitality'],
    equipment: ['smartphone'],
    services: ['food-hygiene-course', 'language-course'],
    minAge: 16,
    vehicle: 'none',
    inEnglish: false,
    isRemote: false,
  },
  retail: {
    categories: ['retail', 'promotion'],
    equipment: ['smartphone'],
    services: ['language-course'],
    minAge: 16,
    vehicle: 'none',
    inEnglish: false,
    isRemote: false,
  },
  translation: {
    categories: ['translation'],
    equipment: ['laptop', 'headset'],
    services: ['tax-software', 'language-course'],
    minAge: 18,
    vehicle: 'none',
    inEnglish: true,
    isRemote: true,
  },
};
