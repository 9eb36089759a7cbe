// npm run test:watch: runs the unit tests of what changes, again at each change; paths after -- narrow it down.
import { spawn } from 'node:child_process';
import { buildStale, generatedCode } from './build.mjs';
import { bin, prepareRuntime, root } from './runtime.mjs';

await prepareRuntime();
await buildStale({ only: generatedCode });
// Vitest reads keys (q to quit, p to filter by name), so it gets the terminal as it is.
const child = spawn(bin('vitest'), ['watch', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
child.on('close', (code) => process.exit(code ?? 0));
