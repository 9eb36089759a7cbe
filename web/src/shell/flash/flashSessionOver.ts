import type { FlashMessage, FlashStore } from './flashStore.ts';

const source = 'session';

/** Takes the message back once somebody has logged in. */
export const closeSessionOver = (flashes: FlashStore): void => {
  for (const flash of flashes.current()) if (flash.source === source) flashes.close(flash.id);
};

/**
 * Says that the session is over: once, although the service and the calls that it refuses each say so. What the service says
 * replaces the refusal of a call, which is an error.
 */
export const flashSessionOver = (flashes: FlashStore, message: FlashMessage): void => {
  const isTold = flashes.current().some((other) => other.source === source);
  if (message.variation !== 'error' || !isTold) flashes.flash({ ...message, source, pushable: false });
};
