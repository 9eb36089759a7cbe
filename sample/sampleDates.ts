import type { SeededRandom } from './seededRandom.ts';

/** So far in the future that offers with this end date stay live. */
export const distantDate = '2099-12-31';

const minute = 60_000;
const day = 24 * 60 * minute;

export const daysBefore = (date: Date, days: number): Date => new Date(date.getTime() - days * day);

/** Returns the instant between two dates that is this share of their distance before `to`, by a whole number of minutes. */
export const dateAt = (from: Date, to: Date, age: number): Date =>
  new Date(to.getTime() - Math.floor((age * (to.getTime() - from.getTime())) / minute) * minute);

/** Returns a random instant between two dates, a whole number of minutes before `to`, with a uniform distribution. */
export const dateBetween = (from: Date, to: Date, random: SeededRandom): Date =>
  dateAt(from, to, random.next());

/** Returns a random instant in the days before a date. */
export const dateWithin = (days: number, date: Date, random: SeededRandom): Date =>
  dateBetween(daysBefore(date, days), date, random);
