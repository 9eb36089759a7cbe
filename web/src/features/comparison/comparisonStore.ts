import { readLocal, writeLocal } from '../session/localStore.ts';
import { comparedFrom, MOST_COMPARED, type ComparedOffer } from './comparedOffers.ts';

let chosen: readonly ComparedOffer[] | undefined;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** The offers that the visitor has chosen to compare, in the order of the choice. Browser only. */
export const comparison = (): readonly ComparedOffer[] => (chosen ??= comparedFrom(readLocal('comparison')));

/** Chooses others instead, for this and later visits. */
export const setComparison = (offers: readonly ComparedOffer[]): void => {
  chosen = offers;
  writeLocal('comparison', JSON.stringify(offers));
  tell();
};

/** Chooses an offer or no longer does; false when there is no room for it. */
export const toggleCompared = (offer: ComparedOffer): boolean => {
  const held = comparison();
  const others = held.filter(({ id }) => id !== offer.id);
  if (others.length === held.length && held.length >= MOST_COMPARED) return false;
  setComparison(others.length === held.length ? [...held, offer] : others);
  return true;
};

const onStorage = ({ key }: StorageEvent): void => {
  if (key !== 'comparison' && key !== null) return;
  chosen = undefined;
  tell();
};

/** Follows the choice, also when another tab changes it. */
export const subscribeToComparison = (listener: () => void): (() => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};
