// npm run e2e:stack: builds what is stale and runs the product that journeys need, so that they start immediately.
import { spawn } from 'node:child_process';
import { buildStale } from './build.mjs';
import { bin, prepareRuntime, root } from './runtime.mjs';

await prepareRuntime();
await buildStale();
const child = spawn(bin('node'), ['e2e/harness/running/keepRunning.ts'], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches both processes; this one ends after the other has stopped everything.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('close', (code) => process.exit(code ?? 0));
