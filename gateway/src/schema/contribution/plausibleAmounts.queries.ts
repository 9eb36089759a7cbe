import { builder } from '../../builder/builder.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { rowId } from '../../builder/globalId.ts';
import { MoneyRangeRef } from '../values/money.ref.ts';
import type { PlausibleAmounts } from '../../rest/rows.ts';

const PlausibleRangeRef = builder
  .objectRef<NonNullable<PlausibleAmounts['earning']>>('PlausibleRange')
  .implement({
    description: 'The range of the amounts that are accepted as a contribution.',
    fields: (t) => ({
      lowest: t.exposeFloat('lowest', {
        nullable: false,
        description:
          'The lowest amount that is accepted, at least 0, in the `currency` of the PlausibleAmounts.',
      }),
      highest: t.exposeFloat('highest', {
        nullable: false,
        description: 'The highest amount that is accepted, in the `currency` of the PlausibleAmounts.',
      }),
    }),
  });

const PlausibleAmountsRef = builder.objectRef<PlausibleAmounts>('PlausibleAmounts').implement({
  description:
    'The amounts that are accepted as contributions to an offer, according to the currency and the country of the offer.',
  fields: (t) => ({
    earningRange: t.field({
      type: MoneyRangeRef,
      description:
        'What the gig may earn in an hour: others are rejected by `submitEarning`. Null if no amount in the currency of the offer is accepted.',
      resolve: ({ earning, currency }) => earning && { ...earning, currency },
    }),
    costToStartRange: t.field({
      type: MoneyRangeRef,
      description:
        'What may be spent before the first gig: others are rejected by `submitCostToStart`. Null if no amount in the currency of the offer is accepted.',
      resolve: ({ costToStart, currency }) => costToStart && { ...costToStart, currency },
    }),
    currency: t.expose('currency', {
      type: 'CurrencyCode',
      nullable: false,
      description: 'The currency of the offer, ISO 4217: `EUR`.',
    }),
    earning: t.expose('earning', {
      deprecationReason: deprecated('`earningRange`'),
      type: PlausibleRangeRef,
      description:
        'What the gig may earn in an hour: others are rejected by `submitEarning`. Null if no amount in the currency is accepted.',
    }),
    costToStart: t.expose('costToStart', {
      deprecationReason: deprecated('`costToStartRange`'),
      type: PlausibleRangeRef,
      description:
        'What may be spent before the first gig: others are rejected by `submitCostToStart`. Null if no amount in the currency is accepted.',
    }),
  }),
});

builder.queryField('plausibleAmounts', (t) =>
  t.field({
    type: PlausibleAmountsRef,
    description:
      'The amounts that are accepted as contributions to an offer, for forms to check before they send one. Null when there is no such offer, and without an error when the call fails.',
    args: { offerId: t.arg.id({ required: true, description: 'The offer: the `id` of a JobOffer.' }) },
    resolve: (_query, { offerId }, { loaders }) =>
      loaders.offerFigures.plausibleAmountsByOfferId.load(rowId('JobOffer', offerId)),
  }),
);
