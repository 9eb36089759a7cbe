import type { CityTexts } from '../types.ts';

export const cities: CityTexts = {
  header: [
    'Gig jobs in {city}',
    'Side jobs in {city}',
    'Flexible jobs in {city}',
    'Part-time and gig work in {city}',
  ],
  overview: [
    'In {city} you can deliver food, walk dogs, help people move or tutor pupils. Compare what the gigs pay and what they require. Many let you start within a week.',
    'Looking for work alongside your studies or your main job in {city}? Here you’ll find gigs with flexible hours. Reviews tell you what others have experienced.',
    '{city} has work for people who want to plan their own week. See at a glance what you earn, what you need and what it costs to start.',
    'For a weekend or for longer: companies in {city} need help with delivery, cleaning, childcare and much more. Choose a category and apply in a few minutes.',
  ],
  seoTitle: [
    'Gig jobs in {city}',
    'Side jobs and gigs in {city}',
    'Flexible jobs in {city}: pay and reviews',
    'Part-time and gig work in {city}',
  ],
  seoDescription: [
    'Find gigs in {city}: delivery, cleaning, babysitting and more. Compare pay, costs and reviews, then apply online.',
    'Side jobs in {city} with flexible hours. See earnings and requirements and read what others say.',
    'Flexible jobs in {city} at a glance. Compare gigs and start soon.',
    'Part-time, weekend and student jobs in {city}, with honest reviews.',
  ],
};
