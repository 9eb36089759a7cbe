import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, say } from '../scripts/runtime.mjs';

/** Installs the packages of a folder that has its own package-lock.json, if they changed since the last time. */
const installFolder = (folder, title) => {
  const path = join(root, folder);
  const hash = createHash('sha256')
    .update(readFileSync(join(path, 'package-lock.json')))
    .digest('hex');
  const stamp = join(path, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say(`Installing ${title}, once …`);
  const args = ['ci', '--prefix', path, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) fail(`They could not be installed:\n${stderr.trim()}`);
  writeFileSync(stamp, hash);
};

/** Installs what sends load and judges pages. */
export const installTools = () => installFolder('lab', 'the tools that measure');

/** Installs the servers that the gateway is compared with. */
export const installPeers = () =>
  installFolder('lab/bench/peers', 'the servers that the gateway is compared with');
