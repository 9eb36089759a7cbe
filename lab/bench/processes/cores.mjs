// Which core each process of a measurement runs on, so that the load does not slow down what is measured.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;

/** The cores by their task. Measured servers have the first one, or the first two with two workers. */
export const cores = (() => {
  const last = availableParallelism() - 1;
  return { measured: '0', measuredTwo: '0,1', load: String(last), upstream: String(Math.max(1, last - 1)) };
})();

/** A command that runs on these cores only, where the system can do that. */
export const pinned = (command, args, core) =>
  canPin && core !== undefined ? ['taskset', ['-c', core, command, ...args]] : [command, args];

/** How processes were pinned, for the report. */
export const pinning = canPin ? 'pinned to cores' : 'not pinned to cores';
