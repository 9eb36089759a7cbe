import type { MessageId } from '../../../i18n/messageId.ts';

/** The sort orders besides the order by weight: their names in addresses, mapped to those in GraphQL. */
const sorts = {
  rating: 'RATING',
  earning: 'EARNING',
  net: 'NET_PAY',
  cost: 'COST_TO_START',
  'sign-up': 'SIGN_UP_TIME',
} as const;

/** An order as written in addresses. */
export type OfferSort = keyof typeof sorts;

/** The sort orders in display order, after the order by weight. */
export const offerSorts = Object.keys(sorts) as readonly OfferSort[];

const messages: Readonly<Record<OfferSort, MessageId>> = {
  rating: 'sort.rating',
  earning: 'sort.earning',
  net: 'sort.net',
  cost: 'sort.cost',
  'sign-up': 'sort.sign_up',
};

/** An order as named in GraphQL; null for the service's default, by weight. */
export const sortInQuery = (sort: OfferSort | null) => (sort === null ? null : sorts[sort]);

/** Message id of an order's name. */
export const sortMessage = (sort: OfferSort | null): MessageId =>
  sort === null ? 'sort.weight' : messages[sort];
