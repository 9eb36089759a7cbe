import type { EventCatalogue, EventName } from '../../browser/eventCatalogue.ts';
import { isAnalyticsAllowed } from './isAnalyticsAllowed.ts';
import { sendLimitMs } from './sendLimit.ts';

/**
 * Sends an event if the visitor allows analytics. Resolves once it is sent, at once if it will not be, and at the latest at the
 * limit, so that an action may wait for it.
 */
export const eventSent = <Name extends EventName>(name: Name, detail: EventCatalogue[Name]): Promise<void> =>
  new Promise((resolve) => {
    if (!isAnalyticsAllowed()) {
      resolve();
      return;
    }
    setTimeout(resolve, sendLimitMs(name));
    import('./sendEvent.ts').then((m) => m.sendEvent(name, detail, resolve)).catch(() => resolve());
  });
