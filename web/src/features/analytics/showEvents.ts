import { eventsChannel } from './eventsChannel.ts';

const intervalMs = 300;

/** An entry of the queue as text; commands are argument objects. */
const textOf = (entry: unknown): string =>
  JSON.stringify(
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? Array.from(entry as ArrayLike<unknown>)
      : entry,
  );

/** Passes what is appended to the queue on to `/dev/events` in other tabs. Development only. */
export const showEvents = (): void => {
  const channel = new BroadcastChannel(eventsChannel);
  let shown = 0;
  setInterval(() => {
    const entries = (window.dataLayer ?? []).slice(shown);
    shown += entries.length;
    for (const entry of entries) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have no targets
      channel.postMessage(`${window.location.pathname} ${textOf(entry)}`);
    }
  }, intervalMs);
};
