// Starts the product's processes, writes their logs, restarts those that exit, and stops them together.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { root, say } from '../runtime.mjs';

/** The processes end with this one, even if it is killed, because their channel to it closes. Node’s watcher stays. */
const endWithParent = new URL('endWithParent.mjs', import.meta.url).href;

/** Longer than a request may take, which a process finishes before it stops. */
const graceMs = 100_000;

/** A process that ran for so long is restarted at once when it exits; one that keeps exiting, later each time. */
const stableMs = 60_000;
const restartDelayMs = (exits) => Math.min(30_000, 500 * 2 ** exits);

const isJson = (line) => line.startsWith('{');

export class Processes {
  #processes = [];
  #stopping = false;
  #onFailedStart;
  #logs;

  /** @param {{ onFailedStart: (name: string, lastLines: string[]) => void, logs: string }} options what to do when a process exits before it was ready, and the folder of the logs */
  constructor({ onFailedStart, logs }) {
    this.#onFailedStart = onFailedStart;
    this.#logs = logs;
    mkdirSync(logs, { recursive: true });
  }

  /** The path of a process's log, from the repository's root. */
  logOf(name) {
    return relative(root, join(this.#logs, `${name}.log`));
  }

  /** Starts Node, the command, with the arguments. Structured log lines go to the log file only; plain lines (progress, one-sentence errors) are shown too. */
  start(name, command, args, env = {}) {
    const log = createWriteStream(join(this.#logs, `${name}.log`), { flags: 'a' });
    const process = { name, command, args, env, log, isSupervised: false, exits: 0 };
    this.#processes.push(process);
    this.#run(process);
  }

  /** From now on, restarts the process when it exits. */
  supervise(name) {
    const process = this.#processes.find((one) => one.name === name);
    process.isSupervised = true;
  }

  #run(process) {
    const { name, command, args, env, log } = process;
    const lastLines = [];
    const started = Date.now();
    const child = spawn(command, ['--import', endWithParent, ...args], {
      cwd: root,
      env: { ...globalThis.process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        lastLines.push(line);
        if (lastLines.length > 20) lastLines.shift();
        if (!isJson(line) && line.trim() && !this.#stopping) say(`${name}: ${line}`);
      });
    process.child = child;
    process.closed = new Promise((done) =>
      child.on('close', (code, signal) => {
        done();
        if (this.#stopping) return;
        if (!process.isSupervised) this.#onFailedStart(name, lastLines.filter(isJson));
        else this.#restart(process, { reason: signal ?? `code ${code}`, ranMs: Date.now() - started });
      }),
    );
  }

  #restart(process, { reason, ranMs }) {
    if (ranMs > stableMs) process.exits = 0;
    const delay = restartDelayMs(process.exits);
    process.exits += 1;
    say(
      `${process.name} exited (${reason}) and starts again in ${delay / 1000} s; its log is in ${this.logOf(process.name)}.`,
    );
    process.timer = setTimeout(() => this.#run(process), delay);
  }

  /** Stops the processes in reverse order, each when its running requests have ended. */
  async stop() {
    this.#stopping = true;
    for (const { timer } of this.#processes) clearTimeout(timer);
    for (const { child, closed } of this.#processes.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await closed;
      clearTimeout(kill);
    }
  }

  /** Ends the processes at once. */
  kill() {
    this.#stopping = true;
    for (const { child } of this.#processes) child.kill('SIGKILL');
  }
}

/** Polls a health endpoint until it answers 200; returns false after the timeout. */
export const waitUntilReady = async (url, timeoutMs = 180_000) => {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return true;
    await pause(100);
  }
  return false;
};
