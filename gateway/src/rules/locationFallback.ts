interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

interface LookedUp {
  readonly status: string;
  readonly lat?: number | null;
  readonly lon?: number | null;
  readonly country?: string | null;
}

/** Where a visitor is. `succeeded` is false for a fallback. */
export interface VisitorLocation extends Coordinates {
  readonly country: string | null;
  readonly succeeded: boolean;
}

/** The looked-up location; if the look-up failed, that of the city; without a city, 0, 0. */
export const locationFallback = (found: LookedUp | null, city: Coordinates | null): VisitorLocation => {
  if (
    found !== null &&
    found.status !== 'fail' &&
    typeof found.lat === 'number' &&
    typeof found.lon === 'number'
  ) {
    return { latitude: found.lat, longitude: found.lon, country: found.country ?? null, succeeded: true };
  }
  return {
    latitude: city?.latitude ?? 0,
    longitude: city?.longitude ?? 0,
    country: null,
    succeeded: false,
  };
};
