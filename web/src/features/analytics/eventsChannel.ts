/** The channel between the tabs of a browser that carries the queue to `/dev/events`. Development only. */
export const eventsChannel = 'events';
