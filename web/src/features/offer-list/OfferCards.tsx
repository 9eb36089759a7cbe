import type { Ref } from 'react';
import type { OfferCard_offer$key } from '../../__generated__/OfferCard_offer.graphql.ts';
import { OfferCard } from '../offer-card/OfferCard.tsx';
import type { Elements } from '../../ui/elements.ts';

/** An element to insert among the offers, and the index before which it goes. */
export interface Inserted {
  readonly before: number;
  readonly item: Elements;
}

interface OfferCardsProps<Offer> {
  readonly offers: readonly Offer[];
  /** What the list adds to the figures of a card. */
  readonly figureOf?: (offer: Offer) => Elements;
  readonly inserted?: Inserted | undefined;
  /** The position of a card whose list item the reference gets. */
  readonly marked?: { readonly at: number | undefined; readonly ref: Ref<HTMLLIElement> };
}

/** Offers as list items, with an inserted element. */
export function OfferCards<Offer extends { readonly id: string } & OfferCard_offer$key>({
  offers,
  figureOf,
  inserted,
  marked,
}: OfferCardsProps<Offer>) {
  const before = inserted ? Math.min(inserted.before, offers.length) : offers.length;
  const cards = offers.map((offer, index) => (
    <li key={offer.id} ref={index === marked?.at ? marked.ref : undefined}>
      <OfferCard offer={offer} figure={figureOf?.(offer)} />
    </li>
  ));
  return (
    <>
      {cards.slice(0, before)}
      {inserted?.item}
      {cards.slice(before)}
    </>
  );
}
