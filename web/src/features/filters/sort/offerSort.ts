import type { MessageId } from '../../../i18n/messageId.ts';

/** How a list of offers can be sorted besides by weight: as addresses write it, and as GraphQL does. */
const sorts = {
  rating: 'RATING',
  earning: 'EARNING',
  cost: 'COST_TO_START',
  'sign-up': 'SIGN_UP_TIME',
} as const;

/** An order as addresses write it. */
export type OfferSort = keyof typeof sorts;

/** The orders in the order in which they are offered, after that by weight. */
export const offerSorts = Object.keys(sorts) as readonly OfferSort[];

const messages: Readonly<Record<OfferSort, MessageId>> = {
  rating: 'sort.rating',
  earning: 'sort.earning',
  cost: 'sort.cost',
  'sign-up': 'sort.sign_up',
};

/** An order as GraphQL names it; null for the service's own, by weight. */
export const sortInQuery = (sort: OfferSort | null) => (sort === null ? null : sorts[sort]);

/** Id of the message that names an order. */
export const sortMessage = (sort: OfferSort | null): MessageId =>
  sort === null ? 'sort.weight' : messages[sort];
