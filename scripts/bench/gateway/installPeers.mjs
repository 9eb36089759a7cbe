import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, say } from '../../runtime.mjs';

const peers = join(import.meta.dirname, '../peers');

/** Installs the packages of the peers, if they changed since the last time. */
export const installPeers = () => {
  const lock = readFileSync(join(peers, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  const stamp = join(peers, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Installing the servers that the gateway is compared with, once …');
  const args = ['ci', '--prefix', peers, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) fail(`They could not be installed:\n${stderr.trim()}`);
  writeFileSync(stamp, hash);
};
