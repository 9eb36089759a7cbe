import { setTimeout as pause } from 'node:timers/promises';

/** Looks whether something is there that a process cannot work without. A rejection means that it is not. */
export type Look = () => Promise<boolean>;

/** For how long a finding holds. */
const maxAgeMs = 1_000;

/** What takes longer to answer counts as missing. */
const patienceMs = 2_000;

/** Looks at most once a second, however often it is asked, and never while an earlier look is still under way. */
const lookSeldom = (look: Look): Look => {
  let finding = Promise.resolve(false);
  let until = Number.NEGATIVE_INFINITY;
  let isLooking = false;
  const lookNow = async (): Promise<boolean> => {
    isLooking = true;
    try {
      return await look();
    } catch {
      return false;
    } finally {
      isLooking = false;
    }
  };
  return () => {
    if (performance.now() >= until && !isLooking) {
      until = performance.now() + maxAgeMs;
      finding = Promise.race([lookNow(), pause(patienceMs, false, { ref: false })]);
    }
    return finding;
  };
};

/** What a process says about itself: whether it can serve, and why not. */
export interface ReadinessReport {
  readonly isReady: boolean;
  readonly body: { readonly status: 'ready' | 'stopping' | 'unavailable'; readonly missing?: string[] };
}

/** Tells load balancers whether to send requests to this process. `needs` are the names of what it cannot work without. */
export const readiness = (needs: Readonly<Record<string, Look>>) => {
  const looks = Object.entries(needs).map(([name, look]) => ({ name, look: lookSeldom(look) }));
  let isStopping = false;
  return {
    /** To be called as soon as the process is told to stop, so that no new requests are sent to it. */
    stop: (): void => {
      isStopping = true;
    },
    report: async (): Promise<ReadinessReport> => {
      const found = await Promise.all(looks.map(async ({ name, look }) => ((await look()) ? [] : [name])));
      if (isStopping) return { isReady: false, body: { status: 'stopping' } };
      const missing = found.flat();
      return missing.length === 0
        ? { isReady: true, body: { status: 'ready' } }
        : { isReady: false, body: { status: 'unavailable', missing } };
    },
  };
};

export type Readiness = ReturnType<typeof readiness>;
