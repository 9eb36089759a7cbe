import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useCitiesNearVisitor_LocationQuery } from '../../__generated__/useCitiesNearVisitor_LocationQuery.graphql.ts';
import type { useCitiesNearVisitor_NearbyQuery } from '../../__generated__/useCitiesNearVisitor_NearbyQuery.graphql.ts';
import type { CityLink } from './CityLinkList.tsx';

/** A city near the visitor. */
export interface NearbyCity extends CityLink {
  readonly state: string | null | undefined;
  readonly countryCode: string;
}

interface Found {
  readonly waiting: boolean;
  readonly cities: readonly NearbyCity[] | null;
}

const lookUp = async (environment: IEnvironment): Promise<readonly NearbyCity[] | null> => {
  const options = { fetchPolicy: 'store-or-network' } as const;
  const place = await fetchQuery<useCitiesNearVisitor_LocationQuery>(
    environment,
    graphql`
      query useCitiesNearVisitor_LocationQuery {
        location {
          succeeded
          latitude
          longitude
        }
      }
    `,
    {},
    options,
  ).toPromise();
  if (!place?.location?.succeeded) return null;
  const { latitude, longitude } = place.location;
  const near = await fetchQuery<useCitiesNearVisitor_NearbyQuery>(
    environment,
    graphql`
      query useCitiesNearVisitor_NearbyQuery($latitude: Float!, $longitude: Float!) {
        nearbyCities(latitude: $latitude, longitude: $longitude, limit: 4) {
          id
          slug
          name
          state
          countryCode
        }
      }
    `,
    { latitude, longitude },
    options,
  ).toPromise();
  return near?.nearbyCities ?? null;
};

// Visitors rarely move while they use the site, so one answer serves all pages.
let known: Found | undefined;
let pending: Promise<Found> | undefined;

/** The cities near the visitor, if already looked up: undefined before that, empty when none were found. */
export const citiesNearVisitor = (): readonly NearbyCity[] | undefined =>
  known === undefined ? undefined : (known.cities ?? []);

// Failures are ignored, because the list is optional.
const lookUpOnce = (environment: IEnvironment): Promise<Found> =>
  lookUp(environment)
    .catch(() => null)
    .then((cities) => (known = { waiting: false, cities }));

/** Looks up the cities near the visitor, unless that has been done. */
export const findCitiesNearVisitor = (environment: IEnvironment): Promise<Found> => {
  pending ??= lookUpOnce(environment);
  return pending;
};

/** The cities near the visitor, looked up after the page is rendered; null when unknown. */
export const useCitiesNearVisitor = (wanted: boolean): Found => {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found>(known ?? { waiting: true, cities: null });
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    void findCitiesNearVisitor(environment).then((answer) => {
      if (current) setFound(answer);
    });
    return () => {
      current = false;
    };
  }, [environment, wanted]);
  return found;
};
