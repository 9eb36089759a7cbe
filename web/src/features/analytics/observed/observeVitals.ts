import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { sendEvent } from '../sendEvent.ts';

const send = ({ name, value, rating }: Metric): void =>
  void sendEvent('web_vitals', { metric: name, value, rating });

/** Sends how fast and steady this page was, each value once it is final. */
export const observeVitals = (): void => {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(send);
};
