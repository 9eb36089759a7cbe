import { PerformanceMark, PerformanceObserver } from 'node:perf_hooks';
import { BroadcastChannel } from 'node:worker_threads';
import { afterAll, vi } from 'vitest';

const observers = new Set<PerformanceObserver>();

/** Ends with its test file, because the files of a worker share one timeline. */
class FileObserver extends PerformanceObserver {
  constructor(...args: ConstructorParameters<typeof PerformanceObserver>) {
    super(...args);
    observers.add(this);
  }
}

afterAll(() => {
  for (const observer of observers) observer.disconnect();
});

Object.assign(globalThis, {
  // relay-test-utils calls jest.fn().
  jest: vi,
  // happy-dom has neither.
  PerformanceMark,
  BroadcastChannel,
  PerformanceObserver: FileObserver,
});

// Nothing answers the reports of a page, and happy-dom does not handle that.
if (typeof window !== 'undefined') navigator.sendBeacon = () => true;
