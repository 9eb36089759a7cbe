// npm run test:watch: reruns the affected unit tests at each change; paths after -- select a part of them.
import { spawn } from 'node:child_process';
import { buildStale, generatedCode } from './build.mjs';
import { bin, prepareRuntime, root } from './runtime.mjs';

await prepareRuntime();
await buildStale({ only: generatedCode });
// Inherit the terminal, because Vitest reads keys (q to quit, p to filter by name).
const child = spawn(bin('vitest'), ['watch', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
child.on('close', (code) => process.exit(code ?? 0));
