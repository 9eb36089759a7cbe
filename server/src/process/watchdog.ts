import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

const beatMs = 250;

/**
 * Ends this process with SIGKILL when its event loop stands still, so that it can be started again: a process that cannot
 * run anything answers nothing, not even a signal. Does nothing while a debugger may pause the process.
 */
export const startWatchdog = (maxStillMs: number): void => {
  if (inspectorUrl() !== undefined) return;
  const beats = new Int32Array(new SharedArrayBuffer(4));
  // One number, which only a running event loop increases.
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  new Worker(new URL('./watchdogThread.mjs', import.meta.url), {
    workerData: { beats, maxStillMs },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  })
    // A profile, for example, needs more memory than the thread has.
    .on('error', (error) => process.emitWarning(`There is no watchdog any more: ${error.message}`))
    .unref();
};
