import { Fragment, type Ref } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { JobOfferSort } from '../../__generated__/CityPageQuery.graphql.ts';
import type {
  OfferCards_offers$data,
  OfferCards_offers$key,
} from '../../__generated__/OfferCards_offers.graphql.ts';
import { minAnswers } from '../offer-figures/minAnswers.ts';
import { Unranked } from '../filters/sort/Unranked.tsx';
import { OfferCard } from '../offer-card/OfferCard.tsx';
import type { Elements } from '../../ui/elements.ts';

/** The number of answers that count for a sort order; undefined when unknown, or when the order needs none. */
const answersOf = (
  { costToStart, earning, review, signUpTime }: OfferCards_offers$data[number],
  sort: JobOfferSort,
): number | undefined =>
  ({
    COST_TO_START: costToStart?.count,
    EARNING: earning?.count,
    NET_PAY: earning?.count,
    RATING: review?.ratingCount,
    SIGN_UP_TIME: signUpTime?.count,
    WEIGHT: undefined,
  })[sort];

/** An element to insert among the offers, and the index before which it goes. */
export interface Inserted {
  readonly before: number;
  readonly item: Elements;
}

interface OfferCardsProps {
  readonly offers: OfferCards_offers$key;
  /** Whether all offers of the list are in one city. */
  readonly isOfCity?: boolean;
  /** Whether all offers are of one company. */
  readonly isOfCompany?: boolean;
  /** What the list is sorted by. */
  readonly sort?: JobOfferSort | null | undefined;
  readonly inserted?: Inserted | undefined;
  /** The position of a card whose list item the reference gets. */
  readonly marked?: { readonly at: number | undefined; readonly ref: Ref<HTMLLIElement> };
}

/** Offers as list items, with an inserted element, and a line before those that have too few answers for a rank. */
export function OfferCards({
  offers: keys,
  isOfCity = false,
  isOfCompany = false,
  sort,
  inserted,
  marked,
}: OfferCardsProps) {
  const offers = useFragment(
    graphql`
      fragment OfferCards_offers on JobOffer @relay(plural: true) {
        id
        earning {
          count
        }
        costToStart {
          count
        }
        signUpTime {
          count
        }
        review {
          ratingCount
        }
        ...OfferCard_offer
      }
    `,
    keys,
  );
  const unrankedFrom = sort
    ? offers.findIndex((offer) => (answersOf(offer, sort) ?? minAnswers) < minAnswers)
    : -1;
  const before = inserted ? Math.min(inserted.before, offers.length) : -1;
  const items: Elements = offers.map((offer, index) => (
    <Fragment key={offer.id}>
      {index === before && inserted?.item}
      {index === unrankedFrom && <Unranked />}
      <li ref={index === marked?.at ? marked.ref : undefined}>
        <OfferCard {...{ offer, isOfCity, isOfCompany, sort }} />
      </li>
    </Fragment>
  ));
  return (
    <>
      {items}
      {before === offers.length && inserted?.item}
    </>
  );
}
