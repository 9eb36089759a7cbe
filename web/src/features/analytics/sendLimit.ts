import type { EventName } from '../../browser/eventCatalogue.ts';

const usualLimitMs = 3000;
const commerceLimitMs = 500;

/** How long an action may wait until an event is sent. */
export const sendLimitMs = (name: EventName): number =>
  name === 'purchase' ? commerceLimitMs : usualLimitMs;
