import { expect, it } from 'vitest';
import { hastened } from './prometheus.mjs';

it('shortens ranges, offsets and durations, and nothing else', () => {
  const rule = `
      - alert: PagesMissing
        expr: sum(increase(pages_total{status="5m"}[1h] offset 1d)) > 5
        for: 10m`;
  expect(hastened(rule, 10)).toBe(`
      - alert: PagesMissing
        expr: sum(increase(pages_total{status="5m"}[360s] offset 8640s)) > 5
        for: 60s`);
});
