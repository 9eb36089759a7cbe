import type { Point } from '../../features/place-map/mapArea.ts';

/** Why the browser did not tell where the visitor is. */
export type LocationFault = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

/** By the codes of GeolocationPositionError. */
const faults: Readonly<Record<number, LocationFault>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

const options: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

/** Asks the browser where the visitor is, who has to agree. */
export const locateVisitor = (
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): Promise<Point | LocationFault> =>
  new Promise((resolve) => {
    if (!geolocation) {
      resolve('unsupported');
      return;
    }
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve(faults[code] ?? 'unavailable'),
      options,
    );
  });
