import type { RecordedEvents } from '../../browser/eventCatalogue.ts';
import { sendEvent } from './sendEvent.ts';

type Name = keyof RecordedEvents;

/** The names as values, complete because of the type. */
const names: Readonly<Record<Name, true>> = {
  search: true,
  apply: true,
  generate_lead: true,
  sign_up: true,
  review: true,
  contribution: true,
  time_on_page: true,
};

/** Sends the events that the site has recorded since the visitor allowed analytics, and those that it records from now on. */
export const sendRecorded = (allowedAt: number): void => {
  const allowedSince = allowedAt - performance.timeOrigin;
  const send = (entries: PerformanceEntryList): void => {
    for (const entry of entries) {
      const { name, startTime } = entry;
      if (!(entry instanceof PerformanceMark) || !Object.hasOwn(names, name) || startTime < allowedSince)
        continue;
      void sendEvent(name as Name, entry.detail as RecordedEvents[Name]);
    }
  };
  const observer = new PerformanceObserver((list) => send(list.getEntries()));
  observer.observe({ type: 'mark', buffered: true });
  // The browser would pass on too late what is recorded when the visitor leaves. Other listeners of `pagehide` may record after
  // this one; most browsers hide the page after that.
  const flush = (): void => send(observer.takeRecords());
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
};
