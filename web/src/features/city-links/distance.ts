interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const earthRadius = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance between two places in kilometres, along the earth's surface. */
export const distanceInKm = (one: Place, other: Place): number => {
  const latitudes = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const haversine =
    latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes;
  return 2 * earthRadius * Math.asin(Math.sqrt(haversine));
};
