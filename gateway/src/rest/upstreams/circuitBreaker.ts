import { rollingCounts } from './rollingCounts.ts';
import { silenceWatch } from './silenceWatch.ts';

/**
 * What a breaker says about a call: it may go; it must not be sent; or it must not be sent while a probe looks for the upstream,
 * whose answer it may wait for if this is the first probe after a quiet time.
 */
export type Admission = 'go' | 'refused' | 'probe' | 'firstProbe';

interface BreakerOptions {
  /** How many calls must fail within ten seconds, and be half of all, or wait in vain, to open it; 0 for never. */
  readonly failures: number;
  readonly onOpen: (cause: 'failures' | 'silence') => void;
  readonly onClose: () => void;
  readonly now?: () => number;
}

/** After this time a call makes a probe look whether the upstream is back, and another one if that one is not answered. */
const pauseMs = 500;

/** After so long without a call nobody knows whether the upstream is back. */
const quietMs = 5_000;

/** Stops calling an upstream that fails, so that callers get their error at once and the upstream can recover. */
export const circuitBreaker = ({
  failures,
  onOpen,
  onClose,
  now = () => performance.now(),
}: BreakerOptions) => {
  const counts = rollingCounts();
  const watch = silenceWatch(failures);
  let isOpen = false;
  let probeAt = 0;
  let calledAt = 0;

  const open = (cause: 'failures' | 'silence', firstProbeAt: number): void => {
    isOpen = true;
    calledAt = now();
    probeAt = firstProbeAt;
    onOpen(cause);
  };

  const close = (time: number): void => {
    isOpen = false;
    counts.clear();
    watch.answered(time, 0);
    onClose();
  };

  return {
    isOpen: (): boolean => isOpen,
    /** Opens it for another reason than what its calls say. */
    open: (): void => {
      if (!isOpen && failures > 0) open('silence', now());
    },
    /** Closes it without a word, because what it knows says nothing any more. */
    reset: (): void => {
      isOpen = false;
      counts.clear();
      watch.answered(now(), 0);
    },
    /** Decides about a call, while others run. */
    admit: (running: number): Admission => {
      if (failures === 0) return 'go';
      const time = now();
      if (!isOpen && watch.isSilent(time, running)) open('silence', time);
      if (!isOpen) return 'go';
      const wasQuiet = time - calledAt >= quietMs;
      calledAt = time;
      if (time < probeAt) return 'refused';
      probeAt = time + pauseMs;
      return wasQuiet ? 'firstProbe' : 'probe';
    },
    /** A call was answered. The answer to a probe closes the breaker. */
    answered: (running: number, isProbe: boolean): void => {
      const time = now();
      if (isOpen) {
        if (isProbe) close(time);
        return;
      }
      counts.answered(time);
      watch.answered(time, running);
    },
    /** A call failed by the fault of the upstream. */
    failed: (): void => {
      if (isOpen || failures === 0) return;
      const time = now();
      counts.failed(time);
      const { answered, failed } = counts.sums();
      if (failed >= failures && failed >= answered) open('failures', time + pauseMs);
    },
    /** A call ended without an answer because its client waited no longer, or had left. */
    unanswered: (hasLeft: boolean): void => {
      if (hasLeft) watch.left();
      else watch.gaveUp();
    },
  };
};
