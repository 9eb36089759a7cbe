import type { SeededRandom } from './seededRandom.ts';

/** Nothing in the sample world is younger; a fixed date, so that every generation is the same. */
export const worldDate = new Date('2025-06-30T12:00:00Z');

/** Far enough away that a live offer never runs out by itself. */
export const distantDate = '2099-12-31';

const minute = 60_000;

/** An instant up to that many days before the world's date, earlier ones as likely as later ones. */
export const dateWithin = (days: number, random: SeededRandom): Date =>
  new Date(worldDate.getTime() - random.between(0, days * 24 * 60) * minute);
