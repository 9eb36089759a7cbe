import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { inheritedEnvironment } from '../config/environment.ts';
import { logsFolder, root } from './folders.ts';

/** A process that this run started: a part of the product, or one of its dependencies. */
export interface ManagedProcess {
  readonly name: string;
  readonly pid: number;
  /** Every line of output so far. */
  readonly lines: readonly string[];
  readonly hasEnded: () => boolean;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** How to start a process. */
export interface ProcessPlan {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The user to run as, for programs that do not run as the current user. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

const graceMs = 10_000;

/** Starts a process and keeps its output, in memory and in `test-results/logs`. */
export const startProcess = ({ name, command, args, env = {}, user }: ProcessPlan): ManagedProcess => {
  const file = join(logsFolder, `${name}.log`);
  mkdirSync(dirname(file), { recursive: true });
  const log = createWriteStream(file, { flags: 'a' });
  const lines: string[] = [];
  const child = spawn(command, args, {
    cwd: root,
    env: { ...inheritedEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let ended = false;
  // An aborted run must not leave its processes behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const closed = new Promise<void>((done) => {
    child.on('close', () => {
      ended = true;
      process.off('exit', kill);
      log.end();
      done();
    });
  });
  child.on('error', (error) => {
    ended = true;
    lines.push(String(error));
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      log.write(`${line}\n`);
    });
  }
  return {
    name,
    pid: child.pid ?? -1,
    lines,
    hasEnded: () => ended,
    stop: async (signal = 'SIGTERM') => {
      if (ended) return;
      child.kill(signal);
      const timer = setTimeout(kill, graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
};

/** Waits until a URL answers 200; throws with the process's last lines when it exits or takes too long. */
export const untilReady = async (started: ManagedProcess, url: string, timeoutMs: number): Promise<void> => {
  const end = Date.now() + timeoutMs;
  while (!started.hasEnded() && Date.now() < end) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    await pause(100);
  }
  const reason = started.hasEnded() ? 'ended' : `did not answer ${url} within ${timeoutMs} ms`;
  throw new Error(`${started.name} ${reason}:\n${started.lines.slice(-20).join('\n')}`);
};
