import type { RecordedEvents } from './eventCatalogue.ts';

/**
 * Records an event in the browser's performance timeline, where analytics read it if the visitor allows them; otherwise it is
 * neither stored nor sent.
 */
export const recordEvent = <Name extends keyof RecordedEvents>(
  name: Name,
  detail: RecordedEvents[Name],
): void => {
  performance.mark(name, { detail });
};
