// @vitest-environment node
import { expect, it } from 'vitest';
import { applyUntil } from './applyUntil.ts';

it.each(['2026-03-31', '2031-12-31', '2089-01-01T00:00:00Z'])('%s is a last day', (day) => {
  expect(applyUntil(day)).toBe(day);
});

it.each(['2090-01-01', '2099-12-31', '2100-06-30T23:59:59Z', '9999-12-31', '', null, undefined])(
  '%s is none',
  (day) => {
    expect(applyUntil(day)).toBeNull();
  },
);
