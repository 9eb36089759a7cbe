import { readLocal, removeLocal, writeLocal } from '../../browser/storage/localStore.ts';
import { storedFields } from '../../browser/storage/storedJson.ts';

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const lifetimeMs = 7 * 24 * 60 * 60_000;

/** Where the visitor was last, if that was stored within the last week. Browser only. */
export const lastCoordinates = (now = Date.now()): Coordinates | null => {
  const { latitude, longitude, expiresAt } = storedFields(readLocal('coordinates'));
  if (typeof latitude === 'number' && typeof longitude === 'number' && Number(expiresAt) > now)
    return { latitude, longitude };
  removeLocal('coordinates');
  return null;
};

/** Stores where the visitor is, if the visitor allows it. */
export const saveCoordinates = ({ latitude, longitude }: Coordinates, now = Date.now()): void =>
  writeLocal('coordinates', JSON.stringify({ latitude, longitude, expiresAt: now + lifetimeMs }));
