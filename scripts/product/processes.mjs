// Starts the product's processes, writes their logs, and stops them together.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { root, say } from '../runtime.mjs';

const logs = join(root, '.data/logs');
const graceMs = 10_000;

const isJson = (line) => line.startsWith('{');

export class Processes {
  #running = [];
  #stopping = false;
  #onEnd;

  /** @param {(name: string, lastLines: string[]) => void} onEnd called when a process exits by itself */
  constructor(onEnd) {
    this.#onEnd = onEnd;
    mkdirSync(logs, { recursive: true });
  }

  /** Structured log lines go to the log file only; plain lines (progress, one-sentence errors) are shown too. */
  start(name, command, args, env = {}) {
    const log = createWriteStream(join(logs, `${name}.log`), { flags: 'a' });
    const lastLines = [];
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        log.write(`${line}\n`);
        lastLines.push(line);
        if (lastLines.length > 20) lastLines.shift();
        if (!isJson(line) && line.trim() && !this.#stopping) say(`${name}: ${line}`);
      });
    const closed = new Promise((done) =>
      child.on('close', () => {
        done();
        if (!this.#stopping) this.#onEnd(name, lastLines.filter(isJson));
      }),
    );
    this.#running.push({ child, closed });
  }

  async stop() {
    this.#stopping = true;
    for (const { child, closed } of this.#running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await closed;
      clearTimeout(kill);
    }
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
