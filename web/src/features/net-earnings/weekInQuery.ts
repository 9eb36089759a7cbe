import { firstParameter } from '../../paths/firstParameter.ts';
import { amountOf } from '../../i18n/amountOf.ts';
import type { WeekField } from './weekFields.ts';

/** The values of the calculator. */
export type WeekValues = Readonly<Record<WeekField, number>>;

/** The values before anything is typed where nothing is known of the country. */
export const plainWeek: WeekValues = { hours: 20, waiting: 0, fees: 0, vehicle: 0, costs: 0, tax: 0 };

const highest: WeekValues = {
  hours: 168,
  waiting: 100,
  fees: 100,
  vehicle: 10_000_000,
  costs: 10_000_000,
  tax: 100,
};

type Query = Readonly<Record<string, unknown>>;

const textIn = (query: Query, field: WeekField): string => firstParameter(query[field]);

/** Whether something else was typed into a field than this value. */
export const isOtherThan = (query: Query, field: WeekField, value: number): boolean => {
  const text = textIn(query, field);
  const typed = amountOf(text);
  return text.trim() !== '' && (typed === null || Math.abs(typed - value) > 0.005);
};

/** The values of the calculator in a query; a missing or invalid one has its default. */
export const weekInQuery = (query: Query, defaults: WeekValues): WeekValues => {
  const valueOf = (field: WeekField): number => {
    const value = amountOf(textIn(query, field));
    if (value === null || (field === 'hours' && value < 0.01)) return defaults[field];
    return Math.min(highest[field], Math.round(value * 100) / 100);
  };
  return {
    hours: valueOf('hours'),
    waiting: valueOf('waiting'),
    fees: valueOf('fees'),
    vehicle: valueOf('vehicle'),
    costs: valueOf('costs'),
    tax: valueOf('tax'),
  };
};
