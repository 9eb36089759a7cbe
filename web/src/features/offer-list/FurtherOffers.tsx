import { useEffect, useMemo, useState, useRef, type RefObject } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type { offersPageQuery as OffersPageQuery } from '../../__generated__/offersPageQuery.graphql.ts';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { FurtherSkeleton } from './FurtherSkeleton.tsx';
import { OfferCards, type Inserted } from './OfferCards.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';
import { offersPageQuery } from './offersPageQuery.ts';
import { SortedFigure } from './SortedFigure.tsx';

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

interface FurtherOffersProps {
  readonly variables: Parameters<typeof useFurtherOffers>[0];
  /** The number of the page that was added last. */
  readonly added: RefObject<number | null>;
  readonly inserted: Inserted | undefined;
}

/** A page added to a list. Its first offer takes the focus if it was added just now. */
export function FurtherOffers({ variables, added, inserted }: FurtherOffersProps) {
  const { offers, isFailed } = useFurtherOffers(variables);
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (added.current !== variables.page || !first.current) return;
    added.current = null;
    first.current.querySelector('a')?.focus();
  }, [added, offers, variables.page]);
  if (isFailed) {
    return (
      <li>
        <SectionError />
      </li>
    );
  }
  if (!offers) return <FurtherSkeleton />;
  return (
    <OfferCards
      offers={nodesOf(offers)}
      figureOf={(offer) => <SortedFigure offer={offer} sort={variables.sort} />}
      inserted={inserted}
      firstRef={first}
    />
  );
}
