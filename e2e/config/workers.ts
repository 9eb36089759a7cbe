/** How many journeys run at once: one more than CI has cores, because some wait for time-outs. */
export const workers = 3;
