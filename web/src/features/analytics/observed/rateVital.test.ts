// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { rateVital, type Vital } from './rateVital.ts';

const ratings = (vital: Vital, values: readonly number[]) => values.map((value) => rateVital(vital, value));
const each = ['good', 'needs-improvement', 'needs-improvement', 'poor'];

describe('the rating of web vitals', () => {
  it('of the first contentful paint', { tags: ['R9.39'] }, () => {
    expect(ratings('FCP', [1800, 1801, 3000, 3001])).toEqual(each);
    expect(rateVital('FCP', 2500)).toBe('needs-improvement');
  });
  it('of the layout shift, which has no unit', { tags: ['R9.40'] }, () => {
    expect(ratings('CLS', [0.1, 0.101, 0.25, 0.251])).toEqual(each);
  });
  it('of the latency of interactions', { tags: ['R9.41'] }, () => {
    expect(ratings('INP', [200, 201, 500, 501])).toEqual(each);
  });
  it('of the largest paint', { tags: ['R9.42'] }, () => {
    expect(ratings('LCP', [2500, 2501, 4000, 4001])).toEqual(each);
  });
  it('of the time to the first byte', { tags: ['R9.43'] }, () => {
    expect(ratings('TTFB', [800, 801, 1800, 1801])).toEqual(each);
  });
});
