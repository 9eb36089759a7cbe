/** The events that analytics count, and what is recorded of each. */
interface RecordedEvents {
  readonly 'sign-up': {
    /** What the visitor signed up for, such as `AddReview`. */
    readonly source: string | null;
  };
}

/**
 * Records an event in the browser's performance timeline, where analytics can read it once the visitor allows that; it is
 * neither stored nor sent.
 */
export const recordEvent = <Name extends keyof RecordedEvents>(
  name: Name,
  detail: RecordedEvents[Name],
): void => {
  performance.mark(name, { detail });
};
