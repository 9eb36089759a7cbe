import { sql, type SQL } from 'drizzle-orm';

/** Degrees: numbers, or columns of a query. */
export interface Point {
  readonly latitude: number | SQL;
  readonly longitude: number | SQL;
}

const kmPerDegree = 111.045;

/** The great-circle distance between a `city` and a point in kilometres. */
export const distanceTo = ({ latitude, longitude }: Point): SQL => sql`
  2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(city.latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(city.latitude))
      * power(sin(radians(city.longitude - ${longitude}) / 2), 2))))`;

/** Whether a `city` is near a point: in a range of latitudes first, which can use an index, and then by the exact distance. */
export const isNear = (point: Point, km: number): SQL => {
  const degrees = km / kmPerDegree + 0.01;
  return sql`city.latitude between ${point.latitude}::float8 - ${degrees}::float8 and ${point.latitude}::float8 + ${degrees}::float8
    and ${distanceTo(point)} < ${km}::float8`;
};
