// @vitest-environment node
import { expect, it } from 'vitest';
import { amountOf } from './amountOf.ts';

it.each([
  ['12', 12],
  ['0', 0],
  ['12.5', 12.5],
  ['12,50', 12.5],
  ['0,125', 0.125],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,5', 1234.5],
  ['1\u{202f}234', 1234],
  ['1’234.50', 1234.5],
  ['1.234', 1234],
  ['1,234,567', 1234567],
  ['15.000', 15000],
  [' 7 ', 7],
  ['', null],
  ['-5', null],
  ['12 €', null],
  ['1e3', null],
  ['.', null],
  ['12,5,', null],
  ['1,2,3', null],
  ['1.234.5', null],
  [',5', null],
  ['Infinity', null],
])('reads %j as %j', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});
