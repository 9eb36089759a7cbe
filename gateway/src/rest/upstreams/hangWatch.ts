/** How long an operation may answer nobody while others of its upstream are answered. */
const hangMs = 2_000;

const lookEveryMs = 500;

/** A call that nobody has waited for during this time says nothing about now. */
const forgetMs = 10_000;

/** A call that runs, and how many requests wait for it. */
export interface RunningCall {
  readonly callers: () => number;
}

/** The calls of an operation. */
export interface HangWatch<Call> {
  readonly running: () => Iterable<Call>;
  readonly started: (call: Call) => void;
  readonly answered: (call: Call) => void;
  /** The time of the call was over, or its client waited no longer. */
  readonly gaveUp: (call: Call) => void;
  /** The call ended for a reason that says nothing about whether the operation hangs. */
  readonly ended: (call: Call) => void;
  readonly clear: () => void;
}

interface HangOptions {
  /** How many requests must wait in vain. */
  readonly requests: number;
  /** Whether the upstream has answered other calls since then, a time of `performance.now()`. */
  readonly isUpstreamAlive: (since: number) => boolean;
  readonly onHang: () => void;
}

/**
 * Notices an operation that hangs in an upstream which answers others, by a timer: when many requests share one call, no other
 * call would come to notice it. Requests that did not wait for the answer count too.
 */
export const hangWatch = <Call extends RunningCall>({
  requests,
  isUpstreamAlive,
  onHang,
}: HangOptions): HangWatch<Call> => {
  const running = new Set<Call>();
  let since: number | null = null;
  let startedAt = 0;
  let lost = 0;
  let timer: NodeJS.Timeout | null = null;

  const hangs = (time: number): boolean => {
    if (since === null || time - since < hangMs || !isUpstreamAlive(since)) return false;
    let waiting = lost;
    for (const { callers } of running) waiting += callers();
    return waiting >= requests;
  };

  const clear = (): void => {
    running.clear();
    since = null;
    lost = 0;
  };

  const look = (): void => {
    timer = null;
    if (running.size === 0) return;
    if (hangs(performance.now())) onHang();
    else lookLater();
  };

  const lookLater = (): void => {
    timer ??= setTimeout(look, lookEveryMs).unref();
  };

  return {
    running: () => running,
    started: (call): void => {
      const time = performance.now();
      if (running.size === 0 && time - startedAt >= forgetMs) clear();
      startedAt = time;
      since ??= time;
      running.add(call);
      lookLater();
    },
    answered: (call): void => {
      running.delete(call);
      lost = 0;
      since = running.size > 0 ? performance.now() : null;
    },
    gaveUp: (call): void => {
      running.delete(call);
      lost += 1;
      if (hangs(performance.now())) onHang();
    },
    ended: (call): void => {
      running.delete(call);
      if (running.size === 0 && lost === 0) since = null;
    },
    clear,
  };
};
