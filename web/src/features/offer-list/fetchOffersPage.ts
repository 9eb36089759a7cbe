import { fetchQuery } from 'react-relay';
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime';
import type { offersPageQuery as OffersPageQuery } from '../../__generated__/offersPageQuery.graphql.ts';
import { offersPageQuery } from './offersPageQuery.ts';

/** How long a fetched page is retained in the store before the list shows it. */
const keptMs = 1000;

/** Fetches one further page of a list into the store. Returns whether its offers were loaded. */
export const fetchOffersPage = async (
  environment: IEnvironment,
  variables: OffersPageQuery['variables'],
): Promise<boolean> => {
  const answer = await fetchQuery<OffersPageQuery>(environment, offersPageQuery, variables).toPromise();
  if (!answer?.city?.jobOffers) return false;
  const retained = environment.retain(createOperationDescriptor(getRequest(offersPageQuery), variables));
  setTimeout(() => retained.dispose(), keptMs);
  return true;
};
