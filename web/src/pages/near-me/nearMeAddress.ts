import type { Point } from '../../features/place-map/mapArea.ts';
import { firstParameter } from '../../paths/firstParameter.ts';
import { nearMePath } from '../../paths/paths.ts';
import { roundedDegrees } from '../../paths/pointPath.ts';
import type { Query } from '../../routing/pageOptions.ts';

const degreesIn = (value: unknown, most: number): number | null => {
  const text = firstParameter(value).trim();
  const degrees = text === '' ? Number.NaN : Number(text);
  return Math.abs(degrees) <= most ? roundedDegrees(degrees) : null;
};

/** The point in the query of an address; null without one. */
export const pointIn = (query: Query = {}): Point | null => {
  const latitude = degreesIn(query['lat'], 90);
  const longitude = degreesIn(query['lng'], 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
};

export const countryTo = (code: string): string => `${nearMePath}?country=${code.toLowerCase()}`;
