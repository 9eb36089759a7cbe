import { firstParameter } from '../../paths/firstParameter.ts';
import { amountOf } from '../../i18n/amountOf.ts';

/** The fields of the calculator in their order, which are also the names in the query. */
export const weekFieldNames = ['hours', 'waiting', 'fees', 'costs', 'tax'] as const;

export type WeekField = (typeof weekFieldNames)[number];

const limits: Readonly<Record<WeekField, { readonly standard: number; readonly highest: number }>> = {
  hours: { standard: 20, highest: 168 },
  waiting: { standard: 0, highest: 100 },
  fees: { standard: 0, highest: 100 },
  costs: { standard: 0, highest: 10_000_000 },
  tax: { standard: 0, highest: 100 },
};

export const isWeekField = (name: string): name is WeekField => Object.hasOwn(limits, name);

type Query = Readonly<Record<string, unknown>>;

const textIn = (query: Query, field: WeekField): string => firstParameter(query[field]);

/** Whether something else was typed into a field than the value that is used. */
export const isReplaced = (query: Query, field: WeekField, value: number): boolean => {
  const text = textIn(query, field);
  const typed = amountOf(text);
  return text.trim() !== '' && (typed === null || Math.abs(typed - value) > 0.005);
};

/** What was typed into the fields, as parameters. */
export const weekParameters = (query: Query): Readonly<Record<WeekField, unknown>> => {
  const { hours, waiting, fees, costs, tax } = query;
  return { hours, waiting, fees, costs, tax };
};

/** The values of the calculator in a query; a missing or invalid one has its default. */
export const weekInQuery = (query: Query): Readonly<Record<WeekField, number>> => {
  const valueOf = (field: WeekField): number => {
    const { standard, highest } = limits[field];
    const value = amountOf(textIn(query, field));
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
