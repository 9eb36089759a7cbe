import { builder } from '../../builder/builder.ts';
import type { Pay, QuarterPay } from '../../rest/rows.ts';
import { MoneyRef, type InCurrency } from '../values/money.ref.ts';

/** A row whose pay has its currency. */
export type PaidInCurrency<Row> = Omit<Row, 'pay'> & { readonly pay: InCurrency<Pay> };

/** Adds the currency to the pay of each row. */
export const paidInCurrency = <Row extends { readonly pay: Pay }>(
  rows: readonly Row[],
  currency: string,
): readonly PaidInCurrency<Row>[] => rows.map((row) => ({ ...row, pay: { ...row.pay, currency } }));

export const PayRef = builder.objectRef<InCurrency<Pay>>('Pay').implement({
  description: 'The median of hourly earnings, as reported by people who did the gigs.',
  fields: (t) => ({
    median: t.field({
      type: MoneyRef,
      nullable: false,
      description: 'The amount in an hour that half of the contributions exceed.',
      resolve: ({ median: amount, currency }) => ({ amount, currency }),
    }),
    count: t.exposeInt('count', {
      nullable: false,
      description: 'The number of contributions that count, at least one. Below five, the median is a hint.',
    }),
  }),
});

export const QuarterPayRef = builder.objectRef<PaidInCurrency<QuarterPay>>('QuarterPay').implement({
  description: 'What people reported in a quarter of a year.',
  fields: (t) => ({
    start: t.expose('start', {
      type: 'Date',
      nullable: false,
      description: 'The first day of the quarter, in UTC.',
    }),
    pay: t.expose('pay', {
      type: PayRef,
      nullable: false,
      description: 'The contributions of the quarter.',
    }),
  }),
});

/** What descriptions of lists of pay say about their order. */
export const payOrder =
  'Those with five contributions or more by their median, highest first, then the others by the number of contributions. At most 50.';

export const quartersDescription =
  'The latest eight quarters with five contributions or more, oldest first. May be empty.';
