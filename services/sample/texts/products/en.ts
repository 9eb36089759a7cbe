import type { ProductKey } from '../kinds.ts';
import type { ProductText } from '../types.ts';

export const products: Record<ProductKey, ProductText> = {
  smartphone: { name: 'Smartphone', description: 'Runs every gig app and has a good camera.' },
  bicycle: { name: 'City bike', description: 'Sturdy bike with lights, mudguards and a rack.' },
  'thermal-bag': { name: 'Thermal bag', description: 'Keeps meals warm and drinks cold for an hour.' },
  helmet: { name: 'Bike helmet', description: 'Light helmet with an adjustable strap.' },
  'rain-jacket': { name: 'Rain jacket', description: 'Waterproof, breathable and easy to see in the dark.' },
  'power-bank': { name: 'Power bank', description: 'Charges your phone twice on a long shift.' },
  car: { name: 'Hire car', description: 'Small car by the month, insurance included.' },
  'cleaning-kit': { name: 'Cleaning kit', description: 'Cloths, gloves and mild cleaners in one bucket.' },
  toolbox: { name: 'Toolbox', description: 'Cordless drill, screwdrivers, spirit level and hammer.' },
  'dog-lead': { name: 'Dog lead', description: 'Adjustable lead for dogs of any size.' },
  laptop: { name: 'Laptop', description: 'Light computer for lessons, tests and translations.' },
  headset: { name: 'Headset', description: 'Clear sound for online lessons and calls.' },
  'driving-licence-check': {
    name: 'Driving licence check',
    description: 'Confirms online that your licence is valid.',
  },
  'liability-insurance': { name: 'Liability insurance', description: 'Covers damage you cause at work.' },
  'bike-rental': { name: 'Bike rental', description: 'Bike by the month, repairs included.' },
  'first-aid-course': { name: 'First-aid course', description: 'One-day course with a certificate.' },
  'background-check': {
    name: 'Background check',
    description: 'Gets the certificate that families and passengers ask for.',
  },
  'tax-software': { name: 'Tax software', description: 'Helps you with invoices and your tax return.' },
  'language-course': { name: 'Language course', description: 'Twenty online lessons with a teacher.' },
  'food-hygiene-course': {
    name: 'Food hygiene course',
    description: 'Two-hour course with the proof that kitchens ask for.',
  },
};
