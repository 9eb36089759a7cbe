/** The statuses of clients' faults after which the same request may succeed later: a time-out, a lock, too early, too many. */
const passing: ReadonlySet<number> = new Set([408, 423, 425, 429]);

/** Whether a fault with this status may be gone later, so that it makes sense to send the request again. */
export const isPassing = (status: number): boolean => status >= 500 || passing.has(status);
