import { expect, it } from 'vitest';
import { amountFault } from './amountFault.ts';

const range = (lowest: number, highest: number) => ({
  lowest: { amount: lowest },
  highest: { amount: highest },
});
const plausible = { earningRange: range(0.6, 90), costToStartRange: range(0, 3000) };

it.each([
  ['earnings', 0.59, 'form.implausibleHourlyPay'],
  ['earnings', 0.6, null],
  ['earnings', 90, null],
  ['earnings', 90.01, 'form.implausibleHourlyPay'],
  ['cost', 0, null],
  ['cost', 3000, null],
  ['cost', 3000.01, 'form.implausibleStartCost'],
  ['cost', null, 'contribution.amount.invalid'],
] as const)('is that of the bounds, which are plausible themselves: %s %s', (kind, value, fault) => {
  expect(amountFault(kind, value, plausible)).toBe(fault);
});

it('finds only what is not a number while the bounds are not known', () => {
  expect(amountFault('earnings', 99_999, null)).toBeNull();
  expect(amountFault('earnings', null, null)).toBe('contribution.amount.invalid');
});

it('is the currency when no amount in it is accepted', () => {
  const none = { ...plausible, costToStartRange: null };
  expect(amountFault('cost', 10, none)).toBe('form.unsupportedCurrency');
  expect(amountFault('cost', null, none)).toBe('contribution.amount.invalid');
  expect(amountFault('earnings', 10, none)).toBeNull();
});
