// Prepares what every command needs: the dependencies of package-lock.json and the pinned Node. Written for plain Node
// 20 without dependencies, because a fresh clone has nothing else.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
const stamp = join(root, 'node_modules/.citygigs-lock');
const pinnedNode = join(root, 'node_modules/.bin/node');
const minimumMajor = 24;

export const say = (text) => console.log(text);

export const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/**
 * Runs a command to its end; prints its running time every ten seconds. One in the background uses only the time that the
 * other processes of the machine leave.
 */
export const run = (command, args, { title, env, quiet = false, isInBackground = false, cwd = root } = {}) =>
  new Promise((done) => {
    const started = Date.now();
    const seconds = () => Math.round((Date.now() - started) / 1000);
    if (title) say(`${title} …`);
    const progressTimer = setInterval(() => title && say(`${title} … ${seconds()} s`), 10_000);
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    if (isInBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      clearInterval(progressTimer);
      done({ ok: code === 0, code: code ?? 1, output, seconds: seconds() });
    });
  });

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Which dependencies are installed: those that run and build the product, or all, with those of tests and tools. */
const stampOf = (dependencies) => `${dependencies} ${lockHash()}`;

const isInstalled = (dependencies) => {
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  return installed === stampOf('all') || installed === stampOf(dependencies);
};

const install = async (dependencies) => {
  const omitted = dependencies === 'product' ? '--omit=dev' : '--include=dev';
  const { ok, output } = await run('npm', ['ci', omitted, '--no-audit', '--no-fund', '--loglevel=error'], {
    title: 'Installing dependencies, once (about a minute)',
    quiet: true,
    // Keeps lefthook from writing into .git: starting the product must not change how people commit.
    env: { CI: 'true' },
  });
  if (!ok) fail(`The dependencies could not be installed:\n${output.trim()}`);
  writeFileSync(stamp, stampOf(dependencies));
};

/**
 * Installs what is missing and continues in the pinned Node; the caller's code runs only there. `product` leaves out what only
 * tests and tools need, unless it is installed already.
 */
export const prepareRuntime = async (dependencies = 'all') => {
  if (!isInstalled(dependencies)) await install(dependencies);
  process.env.PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  if (Number(process.versions.node.split('.')[0]) >= minimumMajor) return;
  if (!existsSync(pinnedNode))
    fail(
      `Node ${minimumMajor} is required, and no package provides it for ${process.platform}-${process.arch}: install it and try again.`,
    );
  const child = spawn(pinnedNode, process.argv.slice(1), { stdio: 'inherit' });
  // The child process decides when to exit; this one only forwards signals.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((done) => child.on('close', (exit) => done(exit ?? 1)));
  process.exit(code);
};

export const bin = (name) => join(root, 'node_modules/.bin', name);

export const isRoot = () => process.getuid?.() === 0;

export const has = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;
