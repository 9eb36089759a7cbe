import type { FlashMessage, FlashStore } from './flashStore.ts';

const source = 'session';

/**
 * Says that the session is over: once, although the service and the calls that it refuses each say so. The refusal of a call, which
 * is an error, replaces what the service has said.
 */
export const flashSessionOver = (flashes: FlashStore, message: FlashMessage): void => {
  const isTold = flashes.current().some((other) => other.source === source);
  if (message.variation === 'error' || !isTold) flashes.flash({ ...message, source, pushable: false });
};
