import { builder } from '../../builder/builder.ts';

interface Money {
  readonly amount: number;
  readonly currency: string;
}

export const MoneyRef = builder.objectRef<Money>('Money').implement({
  description: 'An amount of money.',
  fields: (t) => ({
    amount: t.exposeFloat('amount', {
      nullable: false,
      description: 'The amount in units of the currency: `14.5` are 14 euros and 50 cents.',
    }),
    currency: t.expose('currency', {
      type: 'CurrencyCode',
      nullable: false,
      description: 'The currency, ISO 4217: `EUR`.',
    }),
  }),
});

/** A figure with the currency, ISO 4217, of the figures around it. */
export type InCurrency<Figure> = Figure & { readonly currency: string };

/** An amount in a currency; null without either. */
export const money = (amount: number | null | undefined, currency: string | null): Money | null =>
  amount === null || amount === undefined || currency === null ? null : { amount, currency };

interface MoneyRange {
  readonly lowest: number;
  readonly highest: number;
  readonly currency: string;
}

export const MoneyRangeRef = builder.objectRef<MoneyRange>('MoneyRange').implement({
  description: 'Amounts of money in one currency, from the lowest to the highest.',
  fields: (t) => ({
    lowest: t.field({
      type: MoneyRef,
      nullable: false,
      description: 'The lowest amount.',
      resolve: ({ lowest, currency }) => ({ amount: lowest, currency }),
    }),
    highest: t.field({
      type: MoneyRef,
      nullable: false,
      description: 'The highest amount.',
      resolve: ({ highest, currency }) => ({ amount: highest, currency }),
    }),
  }),
});
