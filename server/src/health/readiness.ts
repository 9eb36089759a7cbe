import { setTimeout as pause } from 'node:timers/promises';

/** Looks whether something is there that a process cannot work without. A rejection means that it is not. */
export type Look = () => Promise<boolean>;

/** For how long a finding holds. */
const maxAgeMs = 1_000;

/** What takes longer to answer counts as missing. */
const patienceMs = 2_000;

/** After so long a look will never be answered, as on a connection that was cut without a word, and another one begins. */
const lostMs = 4_000;

/** Looks at most once a second, however often it is asked, and not while an earlier look may still be answered. */
const lookSeldom = (look: Look): Look => {
  let finding = Promise.resolve(false);
  let until = Number.NEGATIVE_INFINITY;
  let lookingUntil = Number.NEGATIVE_INFINITY;
  const lookNow = async (): Promise<boolean> => {
    const lostAt = performance.now() + lostMs;
    lookingUntil = lostAt;
    try {
      return await look();
    } catch {
      return false;
    } finally {
      if (lookingUntil === lostAt) lookingUntil = Number.NEGATIVE_INFINITY;
    }
  };
  return () => {
    const now = performance.now();
    if (now >= until && now >= lookingUntil) {
      until = now + maxAgeMs;
      finding = Promise.race([lookNow(), pause(patienceMs, false, { ref: false })]);
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
  readonly always?: Readonly<Record<string, Look>>;
  /**
   * What it must have found once. If that is lost later, all processes of its kind miss it at once: without any of them,
   * nobody would get what they can still answer.
   */
  readonly once?: Readonly<Record<string, Look>>;
}

/** Tells load balancers whether to send requests to this process. */
export const readiness = ({ always = {}, once = {} }: Needs) => {
  const looks = Object.entries({ ...always, ...once }).map(([name, look]) => ({
    name,
    look: lookSeldom(look),
    wasFound: false,
  }));
  let isStopping = false;
  return {
    /** To be called as soon as the process is told to stop, so that no new requests are sent to it. */
    stop: (): void => {
      isStopping = true;
    },
    report: async (): Promise<ReadinessReport> => {
      const found = await Promise.all(looks.map(({ look }) => look()));
      if (isStopping) return { isReady: false, body: { status: 'stopping' } };
      const missing = looks.filter((_look, at) => found[at] === false);
      for (const [at, look] of looks.entries()) look.wasFound ||= found[at] === true;
      const isReady = missing.every(({ name, wasFound }) => wasFound && name in once);
      const names = missing.length === 0 ? {} : { missing: missing.map(({ name }) => name) };
      return { isReady, body: { status: isReady ? 'ready' : 'unavailable', ...names } };
    },
  };
};

export type Readiness = ReturnType<typeof readiness>;
