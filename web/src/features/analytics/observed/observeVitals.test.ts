import { expect, it, vi } from 'vitest';
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds, TTFBThresholds } from 'web-vitals';
import type { sendEvent } from '../sendEvent.ts';
import { observeVitals } from '../startAnalytics.ts';

const send = vi.hoisted(() => vi.fn<typeof sendEvent>(async () => undefined));
vi.mock('../sendEvent.ts', () => ({ sendEvent: send }));

/** Reports a first contentful paint at `paintedAt`, and nothing else. */
const stubPaint = (paintedAt: number): void => {
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    readonly #report: (list: { getEntries: () => object[] }) => void;
    constructor(report: (list: { getEntries: () => object[] }) => void) {
      this.#report = report;
    }
    observe() {
      this.#report({ getEntries: () => [{ name: 'first-contentful-paint', startTime: paintedAt }] });
    }
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
};

it.each([
  [1800, 'good'],
  [1801, 'needs-improvement'],
  [2500, 'needs-improvement'],
  [3000, 'needs-improvement'],
  [3001, 'poor'],
])('sends a first contentful paint after %i ms as %s', { tags: ['R9.39'] }, async (value, rating) => {
  stubPaint(value);
  observeVitals();
  await vi.waitFor(() =>
    expect(send.mock.calls).toContainEqual(['web_vitals', { metric: 'FCP', value, rating }]),
  );
});

it.each([
  ['first contentful paint', FCPThresholds, [1800, 3000]],
  ['layout shift', CLSThresholds, [0.1, 0.25]],
  ['latency of interactions', INPThresholds, [200, 500]],
  ['largest paint', LCPThresholds, [2500, 4000]],
  ['time to the first byte', TTFBThresholds, [800, 1800]],
])(
  'rates the %s as specified',
  { tags: ['R9.39', 'R9.40', 'R9.41', 'R9.42', 'R9.43'] },
  (_name, used, specified) => {
    expect(used).toEqual(specified);
  },
);
