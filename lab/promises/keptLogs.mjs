// With --logs, the processes of a measurement write what they would in production to files, to be read as in an incident.
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../../scripts/runtime.mjs';

const isKept = process.argv.includes('--logs');

const folder = '.cache/incidents';

/** How to start a process so that its log is kept, in one file for all processes on its port, if it is wanted. */
export const keptLog = (file, port) => {
  if (!isKept) return { output: 'ignore', env: {} };
  const path = join(folder, `${file.split('/', 1)[0]}-${port}.log`);
  mkdirSync(join(root, folder), { recursive: true });
  say(`http://127.0.0.1:${port} logs to ${path}`);
  return { output: openSync(join(root, path), 'a'), env: { LOG_LEVEL: 'info' } };
};
