import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from './directoryLock.ts';
import { startOf } from './processIdentity.ts';

let folder: string;
let file: string;
let other: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citygigs-lock-'));
  file = join(folder, 'pglite.lock');
  other = spawn('sleep', ['60']);
});

afterEach(() => {
  other.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const pidOf = ({ pid }: ChildProcess): number => {
  if (pid === undefined) throw new Error('There is no process.');
  return pid;
};

const writeLock = (holder: { pid: number; start: string | null }) =>
  writeFileSync(file, JSON.stringify(holder));

describe('lockDirectory', () => {
  it('takes and releases the lock', async () => {
    const release = await lockDirectory(folder, file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    expect(existsSync(file)).toBe(false);
  });

  it('names the process that holds the lock', async () => {
    const pid = pidOf(other);
    writeLock({ pid, start: startOf(pid) });
    await expect(lockDirectory(folder, file)).rejects.toThrow(
      `The data directory ${folder} is in use by process ${pid}: stop that process first, or set DATA_DIR to another directory.`,
    );
    expect(existsSync(file)).toBe(true);
  });

  it('takes over the lock of a dead process', async () => {
    const pid = pidOf(other);
    writeLock({ pid, start: startOf(pid) });
    await new Promise((resolve) => {
      other.on('exit', resolve);
      other.kill('SIGKILL');
    });
    (await lockDirectory(folder, file))();
    expect(existsSync(file)).toBe(false);
  });

  it.skipIf(startOf(process.pid) === null)(
    'takes over the lock of a dead process whose id another process has now',
    async () => {
      writeLock({ pid: pidOf(other), start: '1' });
      await expect(lockDirectory(folder, file)).resolves.toBeTypeOf('function');
    },
  );

  it('takes over an unreadable lock file', async () => {
    writeFileSync(file, '{"pid":');
    await expect(lockDirectory(folder, file)).resolves.toBeTypeOf('function');
  });
});
