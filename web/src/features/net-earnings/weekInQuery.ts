import { amountOf } from '../../i18n/amountOf.ts';

/** The fields of the calculator, which are also the names in the query, with their default and highest value. */
export const weekFields = {
  hours: { standard: 20, highest: 168 },
  waiting: { standard: 0, highest: 100 },
  fees: { standard: 0, highest: 100 },
  costs: { standard: 0, highest: 10_000_000 },
  tax: { standard: 0, highest: 100 },
} as const;

export type WeekField = keyof typeof weekFields;

/** The values of the calculator in a query; a missing or invalid one has its default. */
export const weekInQuery = (
  query: Readonly<Record<string, unknown>>,
): Readonly<Record<WeekField, number>> => {
  const valueOf = (field: WeekField): number => {
    const { standard, highest } = weekFields[field];
    const text: unknown = [query[field]].flat()[0];
    const value = typeof text === 'string' ? amountOf(text) : null;
    if (value === null || (field === 'hours' && value < 0.01)) return standard;
    return Math.min(highest, Math.round(value * 100) / 100);
  };
  return {
    hours: valueOf('hours'),
    waiting: valueOf('waiting'),
    fees: valueOf('fees'),
    costs: valueOf('costs'),
    tax: valueOf('tax'),
  };
};
