import type { OfferKind } from '../kinds.ts';

export const partners: Record<OfferKind, string> = {
  'bike-delivery': '{partner} delivers meals and groceries by bike. Riders choose their shifts in the app.',
  'car-delivery': '{partner} brings parcels from online shops to the door. Drivers book individual routes.',
  ridesharing: '{partner} brings drivers and passengers together. Rides are booked and paid for in the app.',
  cleaning: '{partner} finds cleaners for homes and offices. Cleaners set their own rates.',
  babysitting:
    '{partner} helps families find sitters nearby. Sitters and parents meet before the first evening.',
  'pet-care':
    '{partner} connects pet owners with people who love animals. Walks and stays are booked online.',
  tutoring: '{partner} arranges private lessons for pupils of all ages. Tutors teach at home or online.',
  handyman:
    '{partner} finds skilled people for repairs, assembly and moves. Customers see prices in advance.',
  'mystery-shopping':
    '{partner} checks service in shops and restaurants. Its shoppers visit unannounced and write reports.',
  crowdtesting:
    '{partner} has apps and websites tested by real people. Testers report bugs and give their opinion.',
  hospitality: '{partner} supplies restaurants and events with staff. Shifts can be booked one by one.',
  retail:
    '{partner} helps shops on busy days. Its staff restock shelves, advise customers and present products.',
  translation: '{partner} translates for companies all over the world. Its translators work remotely.',
};
