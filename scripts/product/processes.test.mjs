import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Processes } from './processes.mjs';

const logs = mkdtempSync(join(tmpdir(), 'citygigs-logs-'));
const onFailedStart = vi.fn();
let processes;

const create = () => (processes = new Processes({ onFailedStart, logs }));

/** Starts a process that writes its id into the log. */
const startEndless = (name) =>
  processes.start(name, process.execPath, [
    '-e',
    'console.log(`{"pid":${process.pid}}`); setInterval(() => {}, 1000)',
  ]);

const pidsIn = (name) =>
  [...readFileSync(join(logs, `${name}.log`), 'utf8').matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid));

const pidsOf = (name, count) =>
  vi.waitFor(
    () => {
      const pids = pidsIn(name);
      expect(pids).toHaveLength(count);
      return pids;
    },
    { timeout: 20_000, interval: 50 },
  );

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterEach(() => processes.kill());

describe('the processes of the product', () => {
  it('are started again when they are killed, and leave the others alone', async () => {
    create();
    startEndless('gateway');
    startEndless('web');
    const [gateway] = await pidsOf('gateway', 1);
    const [web] = await pidsOf('web', 1);
    for (const name of ['gateway', 'web']) processes.supervise(name);
    process.kill(gateway, 'SIGKILL');
    const [, again] = await pidsOf('gateway', 2);
    expect(again).not.toBe(gateway);
    expect(isRunning(web)).toBe(true);
    await processes.stop();
    expect([again, web].map(isRunning)).toEqual([false, false]);
    expect(onFailedStart).not.toHaveBeenCalled();
  }, 60_000);

  it('end when the process that started them is killed', async () => {
    const starter = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { Processes } from ${JSON.stringify(new URL('processes.mjs', import.meta.url).href)};
      new Processes({ logs: ${JSON.stringify(logs)}, onFailedStart() {} })
        .start('orphan', process.execPath, ['-e', 'console.log(\`{"pid":\${process.pid}}\`); setInterval(() => {}, 1000)']);`,
    ]);
    const [orphan] = await pidsOf('orphan', 1);
    expect(isRunning(orphan)).toBe(true);
    starter.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(orphan)).toBe(false), 20_000);
  }, 60_000);

  it('are not started again when one exits before it was ready', async () => {
    create();
    processes.start('services', process.execPath, ['-e', 'console.log(`{"fault":1}`); process.exit(1)']);
    await vi.waitFor(() => expect(onFailedStart).toHaveBeenCalledWith('services', ['{"fault":1}']), 20_000);
  }, 60_000);
});
