import type { EventCatalogue } from '../../../browser/eventCatalogue.ts';

type Rating = EventCatalogue['web_vitals']['rating'];

/** The highest good value and the highest value that is not poor, in milliseconds; the layout shift has no unit. */
const thresholds = {
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  INP: [200, 500],
  LCP: [2500, 4000],
  TTFB: [800, 1800],
} as const;

export type Vital = keyof typeof thresholds;

/** How good a measured value is for visitors. */
export const rateVital = (vital: Vital, value: number): Rating => {
  const [good, poor] = thresholds[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
};
