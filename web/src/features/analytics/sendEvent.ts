import type { EventCatalogue, EventName } from '../../browser/eventCatalogue.ts';
import { randomId } from '../../browser/randomId.ts';
import type { TagConfig } from '../../config/tagSettings.ts';
import { gtag, pushToLayer } from './dataLayer.ts';
import { isAnalyticsAllowed } from './isAnalyticsAllowed.ts';
import { sendLimitMs } from './sendLimit.ts';
import { isContainer } from './tagScript.ts';

/** What is sent of the commerce of an application. Its own id stays here: only the applicant knows it. */
const commerceOf = ({ offer_id, value }: EventCatalogue['purchase']) => ({
  transaction_id: randomId(),
  value,
  items: [{ item_id: offer_id, price: value, quantity: 1 }],
});

let start = (_tag: TagConfig | null): void => undefined;
const started = new Promise<TagConfig | null>((resolve) => (start = resolve));

/** Sends the events from now on, also those that wait for the start; to nobody when no script is set up. */
export const startSending = (tag: TagConfig | null): void => start(tag);

/** Those who wait until an event is sent; null once Google's script could not be loaded. */
let waiting: Set<() => void> | null = new Set();

/** Ends every wait, now and later, because Google's script could not be loaded: a browser may block it. */
export const stopWaiting = (): void => {
  waiting?.forEach((onSent) => onSent());
  waiting = null;
};

const append = (
  tag: TagConfig | null,
  name: EventName,
  detail: EventCatalogue[EventName],
  onSent?: () => void,
): void => {
  const limit = sendLimitMs(name);
  const commerce = name === 'purchase' ? commerceOf(detail as EventCatalogue['purchase']) : null;
  if (tag !== null && !isContainer(tag)) {
    const callback = onSent && { event_callback: onSent, event_timeout: limit };
    gtag('event', name, { ...(commerce ?? detail), ...callback });
  } else {
    const callback = onSent && { eventCallback: onSent, eventTimeout: limit };
    pushToLayer({ event: name, ...(commerce ? { ecommerce: commerce } : detail), ...callback });
  }
  if (onSent === undefined) return;
  // Nobody would call it.
  if (tag === null || waiting === null) onSent();
  else waiting.add(onSent);
};

/**
 * Appends an event to Google's queue if the visitor still allows it. `onSent` is called by Google's script once the event is
 * sent, and at once if it will not be.
 */
export const sendEvent = <Name extends EventName>(
  name: Name,
  detail: EventCatalogue[Name],
  onSent?: () => void,
): Promise<void> =>
  started.then((tag) => {
    if (isAnalyticsAllowed()) append(tag, name, detail, onSent);
    else onSent?.();
  });
