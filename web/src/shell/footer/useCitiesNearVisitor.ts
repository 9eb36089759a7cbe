import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useCitiesNearVisitor_LocationQuery } from '../../__generated__/useCitiesNearVisitor_LocationQuery.graphql.ts';
import type { useCitiesNearVisitor_NearbyQuery } from '../../__generated__/useCitiesNearVisitor_NearbyQuery.graphql.ts';
import type { CityLink } from './CityLinkList.tsx';

interface Found {
  readonly waiting: boolean;
  readonly cities: readonly CityLink[] | null;
}

const lookUp = async (environment: IEnvironment): Promise<readonly CityLink[] | null> => {
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
        }
      }
    `,
    { latitude, longitude },
    options,
  ).toPromise();
  return near?.nearbyCities ?? null;
};

// A visitor does not move while looking at the site, so one answer serves all pages.
let known: Found | undefined;

/** The cities near the visitor, looked up once the page is there; null when that is not known. */
export const useCitiesNearVisitor = (wanted: boolean): Found => {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found>(known ?? { waiting: true, cities: null });
  useEffect(() => {
    if (!wanted || known) return undefined;
    let current = true;
    const show = (cities: Found['cities']) => {
      known = { waiting: false, cities };
      if (current) setFound(known);
    };
    // The list is an extra: without it the footer is only shorter.
    lookUp(environment).then(show, () => show(null));
    return () => {
      current = false;
    };
  }, [environment, wanted]);
  return found;
};
