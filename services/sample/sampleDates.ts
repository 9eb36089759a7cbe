import type { SeededRandom } from './seededRandom.ts';

/** Far enough away that a live offer never runs out by itself. */
export const distantDate = '2099-12-31';

const minute = 60_000;
const day = 24 * 60 * minute;

export const daysBefore = (date: Date, days: number): Date => new Date(date.getTime() - days * day);

/** An instant after the one and up to the other, whole minutes before it, early ones as likely as late ones. */
export const dateBetween = (from: Date, to: Date, random: SeededRandom): Date =>
  new Date(to.getTime() - Math.floor((random.next() * (to.getTime() - from.getTime())) / minute) * minute);

/** An instant up to that many days before a date. */
export const dateWithin = (days: number, date: Date, random: SeededRandom): Date =>
  dateBetween(daysBefore(date, days), date, random);
