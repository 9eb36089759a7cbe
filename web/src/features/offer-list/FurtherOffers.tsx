import { useEffect, useRef, type RefObject } from 'react';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { offerNodes } from './offerNodes.ts';
import { OfferCards, type Inserted } from './OfferCards.tsx';
import { FurtherSkeleton } from './FurtherSkeleton.tsx';
import { SortedFigure } from './SortedFigure.tsx';
import { useFurtherOffers } from './useFurtherOffers.ts';

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
      offers={offerNodes(offers)}
      figureOf={(offer) => <SortedFigure offer={offer} sort={variables.sort} />}
      inserted={inserted}
      firstRef={first}
    />
  );
}
