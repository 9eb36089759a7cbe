import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { TagConfig } from '../../config/tagSettings.ts';
import { observePages, type PageSetup } from './observed/observePages.ts';
import { observeScroll } from './observed/observeScroll.ts';
import { sendEvent, startSending, stopWaiting } from './sendEvent.ts';
import { sendRecorded } from './sendRecorded.ts';
import { loadTagScript } from './tagScript.ts';

const send = ({ name, value, rating }: Metric): void =>
  void sendEvent('web_vitals', { metric: name, value, rating });

/** Sends how fast and steady this page was, each value once it is final. */
export const observeVitals = (): void => {
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(send);
};

export interface AnalyticsSetup extends PageSetup {
  readonly tag: TagConfig | null;
}

let isStarted = false;

/** Starts to send events, which the visitor allowed at `allowedAt`, milliseconds since 1970. */
export const startAnalytics = ({ tag, ...setup }: AnalyticsSetup, allowedAt: number): void => {
  if (isStarted) return;
  isStarted = true;
  startSending(tag);
  observePages(setup);
  sendRecorded(allowedAt);
  observeVitals();
  observeScroll();
  if (tag !== null) loadTagScript(tag, stopWaiting);
  if (import.meta.env.DEV) void import('./showEvents.ts').then((m) => m.showEvents());
};
