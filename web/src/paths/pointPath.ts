import { nearMePath } from './paths.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** About a kilometre: enough to find cities, too little to find a home. */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 100) / 100;

/** The path of the map around a point. */
export const pointPath = ({ latitude, longitude }: Point): string =>
  `${nearMePath}?lat=${roundedDegrees(latitude)}&lng=${roundedDegrees(longitude)}`;
