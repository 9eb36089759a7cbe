import type { ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { unfinishedRequests } from './unfinishedRequests.ts';

interface OverloadOptions {
  /** How many requests may be under way, and how many more may still arrive. */
  readonly maxRequests: number;
  /** How late the event loop may be, in milliseconds. */
  readonly maxDelayMs: number;
  /** Called every second in which requests were refused. */
  readonly onRefused: (requests: number) => void;
}

const resolutionMs = 10;
const sampleMs = 100;
const reportMs = 1_000;

/** So few requests are no overload, even if one of them keeps the event loop for long. */
const alwaysAccepted = 32;

/** Tells whether a process has more work than it can do soon, by the number of its requests and the delay of its event loop. */
export const overload = (
  running: ReadonlySet<ServerResponse>,
  { maxRequests, maxDelayMs, onRefused }: OverloadOptions,
) => {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs });
  delays.enable();
  const unfinished = unfinishedRequests(running, maxRequests);
  let isLate = false;
  let refused = 0;
  let sampledAt = performance.now();
  const sample = () => {
    const now = performance.now();
    // Without a value, the loop has turned twice at most since the last sample.
    const delayMs = delays.count === 0 ? now - sampledAt : delays.mean / 1e6 - resolutionMs;
    isLate = delayMs > maxDelayMs;
    sampledAt = now;
    delays.reset();
  };
  const report = () => {
    if (refused > 0) onRefused(refused);
    refused = 0;
  };
  const timers = [setInterval(sample, sampleMs).unref(), setInterval(report, reportMs).unref()];
  const count = (isRefused: boolean): boolean => {
    if (isRefused) refused += 1;
    return isRefused;
  };
  const isFull = (): boolean => running.size > maxRequests && running.size - unfinished() > maxRequests;
  return {
    /** Whether to refuse any request, however cheap. */
    refusesAll: (): boolean => count(isFull()),
    /**
     * Whether to refuse a request that takes time, of a kind of which enough may wait already. Who asks for little is not refused
     * because of the delay that others cause.
     */
    refuses: (isKindFull = false, asksForLittle = false): boolean =>
      count(isKindFull || isFull() || (isLate && !asksForLittle && running.size > alwaysAccepted)),
    stop: (): void => {
      for (const timer of timers) clearInterval(timer);
      delays.disable();
    },
  };
};
