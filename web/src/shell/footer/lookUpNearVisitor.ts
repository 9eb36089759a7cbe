import { fetchQuery, graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { lookUpNearVisitor_LocationQuery } from '../../__generated__/lookUpNearVisitor_LocationQuery.graphql.ts';
import type { lookUpNearVisitor_NearbyQuery } from '../../__generated__/lookUpNearVisitor_NearbyQuery.graphql.ts';
import type { CityLink } from './CityLinkList.tsx';

/** A city near the visitor. */
export interface NearbyCity extends CityLink {
  readonly state: string | null | undefined;
  readonly countryCode: string;
}

/** Looks up the place of the visitor, and the cities near it; null when it is unknown. */
export const lookUpNearVisitor = async (environment: IEnvironment): Promise<readonly NearbyCity[] | null> => {
  const options = { fetchPolicy: 'store-or-network' } as const;
  const place = await fetchQuery<lookUpNearVisitor_LocationQuery>(
    environment,
    graphql`
      query lookUpNearVisitor_LocationQuery {
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
  const near = await fetchQuery<lookUpNearVisitor_NearbyQuery>(
    environment,
    graphql`
      query lookUpNearVisitor_NearbyQuery($latitude: Float!, $longitude: Float!) {
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
