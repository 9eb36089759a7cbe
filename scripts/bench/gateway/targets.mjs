// The servers that are compared: our gateway, as it is and with what it shares or keeps, and its peers.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cores } from '../processes/cores.mjs';
import { freePort, startProcess } from '../processes/ownProcess.mjs';
import { fail, say } from '../../runtime.mjs';

const peers = join(import.meta.dirname, '../peers');

const gateway = { file: 'gateway/src/main.ts', path: '/graphql' };

/** All servers with their files, settings, and the path of their requests, in which `*` stands for the workload. */
const targets = [
  {
    name: 'hand',
    title: 'hand-written',
    file: join(peers, '../handWritten/server.mjs'),
    path: '/*',
    isPeer: true,
  },
  { name: 'gateway', title: 'gateway', ...gateway },
  {
    name: 'mercurius',
    title: 'mercurius',
    file: join(peers, 'mercurius.mjs'),
    path: '/graphql',
    isPeer: true,
  },
  { name: 'yoga', title: 'yoga and Pothos', file: join(peers, 'pothos.mjs'), path: '/graphql', isPeer: true },
  { name: 'apollo', title: 'Apollo Server', file: join(peers, 'apollo.mjs'), path: '/graphql', isPeer: true },
];

export const targetNames = targets.map(({ name }) => name);

export const peerNames = targets.filter(({ isPeer }) => isPeer).map(({ name }) => name);

export const titles = Object.fromEntries(targets.map(({ name, title }) => [name, title]));

/** Installs the packages of the peers, if they changed since the last time. */
const installPeers = () => {
  const hash = createHash('sha256')
    .update(readFileSync(join(peers, 'package-lock.json')))
    .digest('hex');
  const stamp = join(peers, 'node_modules/.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  say('Installing the servers that the gateway is compared with, once …');
  const args = ['ci', '--prefix', peers, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  if (status !== 0) fail(`They could not be installed:\n${stderr.trim()}`);
  writeFileSync(stamp, hash);
};

/** Starts one server by its name. @returns it with the path of its requests, and a function that ends it */
export const startTarget = async (name, upstream, options = {}) => {
  const { file, path, isPeer, settings = {} } = targets.find((target) => target.name === name);
  if (isPeer && name !== 'hand') installPeers();
  const port = String(await freePort());
  const env = {
    PORT: port,
    UPSTREAM: upstream.origin,
    GATEWAY_PORT: port,
    ...upstream.settings,
    ...settings,
  };
  const running = await startProcess(file, port, env, { core: cores.measured, ...options });
  return { name, path, ...running };
};

/**
 * Starts the gateway, the handlers written by hand, whose answers are the reference, and the selected peers. @returns
 * them, and a function that ends them
 */
export const startTargets = async (upstream, selected) => {
  const running = [];
  for (const { name, isPeer } of targets)
    if (!isPeer || name === 'hand' || selected.includes(name))
      running.push(await startTarget(name, upstream));
  return {
    servers: running,
    stop: async () => {
      for (const { stop } of running) await stop();
    },
  };
};
