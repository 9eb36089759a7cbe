import { useEffect, useMemo, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { offersPageQuery as OffersPageQuery } from '../../__generated__/offersPageQuery.graphql.ts';
import { offersPageQuery } from './offersPageQuery.ts';

type Answer = OffersPageQuery['response'];

/** A page of a list from the store, or requested if it is missing there. Null until it is loaded. */
export const useFurtherOffers = (variables: OffersPageQuery['variables']) => {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<'waiting' | 'arrived' | 'failed'>('waiting');
  const key = JSON.stringify(variables);
  const operation = useMemo(
    () => createOperationDescriptor(getRequest(offersPageQuery), variables),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- equal values in a new object need no new request
    [key],
  );
  const isStored = () => environment.check(operation).status === 'available';
  useEffect(() => {
    const retained = environment.retain(operation);
    const subscription = isStored()
      ? undefined
      : fetchQuery<OffersPageQuery>(
          environment,
          offersPageQuery,
          operation.request.variables as never,
        ).subscribe({
          complete: () => setState('arrived'),
          error: () => setState('failed'),
        });
    return () => {
      subscription?.unsubscribe();
      retained.dispose();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- stored offers are read when the page is requested
  }, [environment, operation]);
  const answer = isStored() ? (environment.lookup(operation.fragment).data as Partial<Answer>) : null;
  return {
    offers: answer?.city?.jobOffers ?? null,
    isFailed: state === 'failed' || (answer !== null && !answer.city?.jobOffers),
  };
};
