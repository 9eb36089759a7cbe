import { moreJobTexts } from './moreJobTexts.ts';

export const moreJobs = moreJobTexts(
  [
    '{partner} offers a permanent full-time contract in {city}.',
    'You work full time in {city} and are trained by {partner}.',
    '{partner} in {city} is looking forward to hearing from you.',
  ],
  {
    'warehouse-worker': [
      'Warehouse worker',
      'You receive goods, pick orders and load lorries.',
      'You are physically fit and happy to work in two shifts.',
    ],
    'delivery-driver': [
      'Delivery driver',
      'You deliver parcels on a fixed route with a company van.',
      'You have a driving licence and know the area.',
    ],
    'bus-driver': [
      'Bus driver',
      'You drive city buses and help passengers with questions.',
      'You have a bus licence or are willing to get one.',
    ],
    cook: [
      'Cook',
      'You cook lunch and dinner and plan the weekly menu.',
      'You have finished your training and stay calm at busy times.',
    ],
    waiter: [
      'Waiter',
      'You look after guests from the welcome to the bill.',
      'You have experience and are friendly even on long evenings.',
    ],
    'office-cleaner': [
      'Office cleaner',
      'You clean offices and meeting rooms in the early morning.',
      'You are thorough and work on your own.',
    ],
    'care-assistant': [
      'Care assistant',
      'You help older people with washing, eating and their daily routine.',
      'You are patient and work in shifts.',
    ],
    'nursery-assistant': [
      'Nursery assistant',
      'You play, sing and eat with children between one and six.',
      'You have childcare training or a similar background.',
    ],
    electrician: [
      'Electrician',
      'You install and check electrical systems in homes and offices.',
      'You have finished your apprenticeship and have a driving licence.',
    ],
    'software-tester': [
      'Software tester',
      'You plan tests, report bugs and check the fixes.',
      'You are precise and know at least one testing tool.',
    ],
    'customer-support': [
      'Customer support agent',
      'You answer questions by phone, email and chat.',
      'You write well and listen carefully.',
    ],
    'sales-assistant': [
      'Sales assistant',
      'You advise customers, work the till and keep the shop tidy.',
      'You like dealing with people and work on Saturdays.',
    ],
    'office-clerk': [
      'Office clerk',
      'You deal with post, orders and invoices.',
      'You know the usual office software and keep things in order.',
    ],
    receptionist: [
      'Hotel receptionist',
      'You check guests in, take bookings and answer questions.',
      'You speak two languages and work in shifts.',
    ],
    'security-guard': [
      'Security guard',
      'You check entrances and walk your rounds in an office building.',
      'You have the required licence and a clean record.',
    ],
  },
);
