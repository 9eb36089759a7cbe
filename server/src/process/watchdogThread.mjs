// TypeScript needs many times the memory.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { beats, maxStillMs } = workerData;
const intervalMs = 500;
let last = Atomics.load(beats, 0);
let stillMs = 0;

// Counts its own ticks, because a clock also moves while the whole process is suspended.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  stillMs = now === last ? stillMs + intervalMs : 0;
  last = now;
  if (stillMs < maxStillMs) return;
  writeSync(2, `The event loop has stood still for ${maxStillMs / 1000} s: this process ends.\n`);
  process.kill(process.pid, 'SIGKILL');
}, intervalMs);
