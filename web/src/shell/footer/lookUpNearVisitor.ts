import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { lookUpNearVisitor_LocationQuery } from '../../__generated__/lookUpNearVisitor_LocationQuery.graphql.ts';
import type { lookUpNearVisitor_NearbyQuery } from '../../__generated__/lookUpNearVisitor_NearbyQuery.graphql.ts';
import { subscribeToConsent } from '../../browser/consent.ts';
import type { CityLink } from './CityLinkList.tsx';
import { lastCoordinates, saveCoordinates } from './lastCoordinates.ts';
import { sendQuery } from '../../relay/sendQuery.ts';

/** A city near the visitor. */
export interface NearbyCity extends CityLink {
  readonly state: string | null | undefined;
  readonly country: { readonly code: string };
}

export const locationQuery = graphql`
  query lookUpNearVisitor_LocationQuery {
    location {
      succeeded
      latitude
      longitude
    }
  }
`;

export const nearbyQuery = graphql`
  query lookUpNearVisitor_NearbyQuery($latitude: Float!, $longitude: Float!) {
    nearbyCities(latitude: $latitude, longitude: $longitude, limit: 4) {
      id
      slug
      name
      state
      country {
        code
      }
    }
  }
`;

const options = { fetchPolicy: 'store-or-network' } as const;

/** Looks up the place of the visitor by address, and stores it now or once the visitor allows that. */
const locate = async (environment: IEnvironment) => {
  const answer = await sendQuery<lookUpNearVisitor_LocationQuery>(environment, locationQuery, {}, options);
  const place = answer?.location;
  if (!place?.succeeded) return null;
  saveCoordinates(place);
  subscribeToConsent(() => saveCoordinates(place));
  return place;
};

/** The cities near the visitor, whose place is looked up unless it is stored; null when it is unknown. */
export const lookUpNearVisitor = async (environment: IEnvironment): Promise<readonly NearbyCity[] | null> => {
  const place = lastCoordinates() ?? (await locate(environment));
  if (place === null) return null;
  const { latitude, longitude } = place;
  const near = await sendQuery<lookUpNearVisitor_NearbyQuery>(
    environment,
    nearbyQuery,
    { latitude, longitude },
    options,
  );
  return near?.nearbyCities ?? null;
};
