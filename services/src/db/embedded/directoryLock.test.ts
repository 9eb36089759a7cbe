import { once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { lockDirectory as LockDirectory } from './directoryLock.ts';
import { startOf } from './processIdentity.ts';

const fs = vi.hoisted(() => {
  const real: typeof import('node:fs').renameSync = process.getBuiltinModule('node:fs').renameSync;
  return { real, renameSync: vi.fn(real) };
});
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  renameSync: fs.renameSync,
}));

let lockDirectory: typeof LockDirectory;
beforeAll(async () => {
  vi.resetModules();
  ({ lockDirectory } = await import('./directoryLock.ts'));
});
afterAll(() => vi.resetModules());

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

  it.each<[what: string, held: () => { pid: number; start: string | null }]>([
    ['of a dead process', () => ({ pid: pidOf(other), start: '1' })],
    ['that cannot be read', () => ({ pid: Number.NaN, start: null })],
  ])('leaves the lock to a process that took over one %s meanwhile', async (_what, held) => {
    writeLock(held());
    const pid = pidOf(other);
    // Between the look at the lock and its removal, as in a process that stands still.
    fs.renameSync.mockImplementationOnce((from, to) => {
      writeLock({ pid, start: startOf(pid) });
      fs.real(from, to);
    });
    await expect(lockDirectory(folder, file)).rejects.toThrow(`in use by process ${pid}:`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ pid, start: startOf(pid) });
    expect(readdirSync(folder)).toEqual(['pglite.lock']);
  });

  it('gives way to a lock that is put back', async () => {
    const locking = lockDirectory(folder, file);
    const pid = pidOf(other);
    writeLock({ pid, start: startOf(pid) });
    await expect(locking).rejects.toThrow(`in use by process ${pid}:`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid });
  });

  it('is had by one at most of many processes that find the lock of a dead one', async () => {
    writeLock({ pid: 2 ** 30, start: '1' });
    const program = `
      const { lockDirectory } = await import(${JSON.stringify(import.meta.resolve('./directoryLock.ts'))});
      const [, folder, file] = process.argv;
      await lockDirectory(folder, file).then(() => console.log('had'), () => console.log('refused'));
      setTimeout(() => undefined, 5_000);`;
    const outcomes = Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program, folder, file]);
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      return { child, said: said.toString().trim() };
    });
    const ended = await Promise.all(outcomes);
    for (const { child } of ended) child.kill('SIGKILL');
    // On a busy machine, each may give way to another.
    expect(ended.filter(({ said }) => said === 'had').length).toBeLessThanOrEqual(1);
  });

  it('takes over an unreadable lock file', async () => {
    writeFileSync(file, '{"pid":');
    await expect(lockDirectory(folder, file)).resolves.toBeTypeOf('function');
  });
});
