import { categoryTexts } from './categoryTexts.ts';

export const categories = categoryTexts(
  { header: '{subject} in {city}', overviewEnd: 'Compare pay, costs and reviews for every gig in {city}.' },
  {
    delivery: [
      'Delivery',
      'delivery',
      'Delivery jobs',
      'You bring food, groceries or parcels to people in {city}, by bike, scooter or car.',
    ],
    driving: [
      'Driving',
      'driving',
      'Driving jobs',
      'With a driving licence you can find work in {city} on delivery routes, airport transfers and tours.',
    ],
    ridesharing: [
      'Passenger transport',
      'ridesharing',
      'Passenger transport jobs',
      'You take passengers through {city} whenever you have time.',
    ],
    cleaning: [
      'Cleaning',
      'cleaning',
      'Cleaning jobs',
      'Households and offices in {city} need reliable cleaners.',
    ],
    babysitting: [
      'Babysitting',
      'babysitting',
      'Babysitting jobs',
      'Families in {city} need sitters for afternoons and evenings.',
    ],
    'pet-care': [
      'Pet care',
      'pet-care',
      'Pet care jobs',
      'You walk dogs and look after cats for people in {city}.',
    ],
    tutoring: ['Tutoring', 'tutoring', 'Tutoring jobs', 'You help pupils in {city} with homework and tests.'],
    handyman: [
      'Handyman work',
      'handyman',
      'Handyman jobs',
      'You repair, drill and assemble for people in {city}.',
    ],
    moving: [
      'Moving help',
      'moving',
      'Moving jobs',
      'You carry boxes and furniture when people in {city} move house.',
    ],
    'mystery-shopping': [
      'Mystery shopping',
      'mystery-shopping',
      'Mystery shopping jobs',
      'You test shops and restaurants in {city} and write reports.',
    ],
    surveys: [
      'Surveys',
      'surveys',
      'Paid surveys',
      'You give your opinion on products and services, at home in {city} or on the way.',
    ],
    crowdtesting: [
      'Crowdtesting',
      'crowdtesting',
      'Crowdtesting jobs',
      'You try out apps and websites from {city} and report bugs.',
    ],
    translation: [
      'Translation',
      'translation',
      'Translation jobs',
      'You translate and proofread texts, remotely from {city}.',
    ],
    photography: [
      'Photography',
      'photography',
      'Photography jobs',
      'You photograph flats, dishes or events in {city}.',
    ],
    hosting: [
      'Hosting',
      'hosting',
      'Hosting jobs',
      'You show guests around {city} or look after holiday flats.',
    ],
    retail: [
      'Retail',
      'retail',
      'Retail jobs',
      'Shops in {city} need help at the till and in the storeroom.',
    ],
    hospitality: [
      'Hospitality',
      'hospitality',
      'Hospitality jobs',
      'Restaurants, bars and hotels in {city} need extra hands.',
    ],
    promotion: [
      'Promotion',
      'promotion',
      'Promotion jobs',
      'You present products at fairs and in shops in {city}.',
    ],
    care: ['Care', 'care', 'Care jobs', 'You support older people in {city} in everyday life.'],
    'personal-training': [
      'Personal training',
      'personal-training',
      'Personal training jobs',
      'You train people in {city} in parks, studios or at home.',
    ],
  },
);
