import { setTimeout as pause } from 'node:timers/promises';

/** Checks whether something is there that a process cannot work without. A rejection means that it is not. */
export type HealthCheck = () => Promise<boolean>;

/** For how long a finding holds. */
const maxAgeMs = 1_000;

/** What takes longer to answer counts as missing. */
const patienceMs = 2_000;

/** After this time a check is given up, for example on a silently cut connection, and a new one may start. */
const lostMs = 4_000;

/** Checks at most once a second, however often it is asked, and not while an earlier check may still be answered. */
const throttled = (check: HealthCheck): HealthCheck => {
  let finding = Promise.resolve(false);
  let until = Number.NEGATIVE_INFINITY;
  let checkingUntil = Number.NEGATIVE_INFINITY;
  const checkNow = async (): Promise<boolean> => {
    const lostAt = performance.now() + lostMs;
    checkingUntil = lostAt;
    try {
      return await check();
    } catch {
      return false;
    } finally {
      if (checkingUntil === lostAt) checkingUntil = Number.NEGATIVE_INFINITY;
    }
  };
  return () => {
    const now = performance.now();
    if (now >= until && now >= checkingUntil) {
      until = now + maxAgeMs;
      finding = Promise.race([checkNow(), pause(patienceMs, false, { ref: false })]);
    }
    return finding;
  };
};

/** What a process says about itself: whether it can serve, and what it misses. */
export interface ReadinessReport {
  readonly isReady: boolean;
  readonly body: { readonly status: 'ready' | 'stopping' | 'unavailable'; readonly missing?: string[] };
}

interface Needs {
  /** What a process cannot work without, by name. */
  readonly always?: Readonly<Record<string, HealthCheck>>;
  /**
   * What it must have found once. If that is lost later, all processes of its kind miss it at once: without any of them,
   * nobody would get what they can still answer.
   */
  readonly once?: Readonly<Record<string, HealthCheck>>;
}

/** Tells load balancers whether to send requests to this process. */
export const readiness = ({ always = {}, once = {} }: Needs) => {
  const checks = Object.entries({ ...always, ...once }).map(([name, check]) => ({
    name,
    check: throttled(check),
    wasFound: false,
  }));
  let isStopping = false;
  return {
    /** To be called as soon as the process is told to stop, so that no new requests are sent to it. */
    stop: (): void => {
      isStopping = true;
    },
    report: async (): Promise<ReadinessReport> => {
      const found = await Promise.all(checks.map(({ check }) => check()));
      if (isStopping) return { isReady: false, body: { status: 'stopping' } };
      const missing = checks.filter((_check, at) => found[at] === false);
      for (const [at, check] of checks.entries()) check.wasFound ||= found[at] === true;
      const isReady = missing.every(({ name, wasFound }) => wasFound && name in once);
      const names = missing.length === 0 ? {} : { missing: missing.map(({ name }) => name) };
      return { isReady, body: { status: isReady ? 'ready' : 'unavailable', ...names } };
    },
  };
};

export type Readiness = ReturnType<typeof readiness>;
