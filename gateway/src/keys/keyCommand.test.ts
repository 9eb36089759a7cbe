import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiKeys } from './apiKeys.ts';
import { keyCommand } from './keyCommand.ts';
import { whileLocked } from './keyLock.ts';

describe('the API keys', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
    file = join(folder, 'keys.json');
  });

  const run = (...args: string[]): string => keyCommand(file, args);
  const keyIn = (output: string): string => /citygigs_[\w-]{43}$/.exec(output)?.[0] ?? '';
  const owners = () => apiKeys(file, pino({ level: 'silent' }));

  it('are created, shown once, and stored as hashes that only their user can read', () => {
    const key = keyIn(run('create', 'reports', '--scope', 'read', '--hourly', '500'));
    expect(key).not.toBe('');
    expect(readFileSync(file, 'utf8')).not.toContain(key.slice('citygigs_'.length));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['keys.json']);
    expect(owners()(key)).toMatchObject({ name: 'reports', scope: 'read', hourly: 500 });
    expect(run('list')).toBe('reports: read, 500 requests an hour');
  });

  it('are rotated: the old one is valid for some hours', () => {
    const old = keyIn(run('create', 'reports', '--scope', 'write'));
    const first = keyIn(run('rotate', 'reports', '--keep-hours', '1'));
    expect([old, first].map((key) => owners()(key)?.name)).toEqual(['reports', 'reports']);
    const second = keyIn(run('rotate', 'reports', '--keep-hours', '0'));
    expect([old, first, second].map((key) => owners()(key)?.name)).toEqual([undefined, undefined, 'reports']);
  });

  it('are not those of a file that is missing or broken, or of another client', async () => {
    expect(owners()('citygigs_x')).toBeNull();
    const key = keyIn(run('create', 'reports', '--scope', 'read'));
    const owner = owners();
    expect(owner(key)?.name).toBe('reports');
    for (const wrong of ['', key.slice(0, -1), `${key}x`, key.toUpperCase()]) expect(owner(wrong)).toBeNull();
    await pause(600);
    writeFileSync(file, '{"keys": [');
    expect(owner(key)).toBeNull();
  });

  it('are not valid while the file cannot be read, and are valid afterwards', async () => {
    const key = keyIn(run('create', 'reports', '--scope', 'read'));
    const owner = owners();
    expect(owner(key)?.name).toBe('reports');
    const saved = join(folder, 'saved.json');
    renameSync(file, saved);
    symlinkSync(file, file);
    await pause(600);
    expect([owner(key), owner(key)]).toEqual([null, null]);
    rmSync(file);
    renameSync(saved, file);
    await pause(600);
    expect(owner(key)?.name).toBe('reports');
  });

  it('are changed where a link leads', () => {
    run('create', 'reports', '--scope', 'read');
    const link = join(folder, 'link.json');
    symlinkSync(file, link);
    keyCommand(link, ['revoke', 'reports']);
    expect(run('list')).toBe('There are no keys.');
  });

  it('keep the mode and the owner of their file', () => {
    run('create', 'reports', '--scope', 'read');
    chmodSync(file, 0o640);
    // Only root may give files away.
    if (process.getuid?.() === 0) chownSync(file, 65_534, 65_534);
    const { uid, gid } = statSync(file);
    run('create', 'other', '--scope', 'read');
    expect(statSync(file)).toMatchObject({ uid, gid });
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  it('are changed by commands at the same time without losing any of them', async () => {
    const command = join(import.meta.dirname, 'keyCommand.ts');
    const program = `import(process.argv[1]).then(({ keyCommand }) => keyCommand(process.argv[2], process.argv.slice(3)))`;
    run('create', 'revoked', '--scope', 'read');
    const names = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(
      [['revoke', 'revoked'], ...names.map((name) => ['create', name, '--scope', 'read'])].map((args) =>
        promisify(execFile)(process.execPath, [...process.execArgv, '-e', program, command, file, ...args]),
      ),
    );
    expect(
      run('list')
        .split('\n')
        .map((line) => line.split(':')[0])
        .toSorted(),
    ).toEqual(names);
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  it('wait for another command, and not for one that was killed', () => {
    writeFileSync(`${file}.lock`, 'killed');
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(`${file}.lock`, longAgo, longAgo);
    run('create', 'reports', '--scope', 'read');
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  it('are not changed by a command that has lost its lock', () => {
    const attempt = () =>
      whileLocked(file, (assertLocked) => {
        writeFileSync(`${file}.lock`, 'another');
        assertLocked();
      });
    expect(attempt).toThrow('Try again');
    expect(readFileSync(`${file}.lock`, 'utf8')).toBe('another');
  });

  it('are read again when the file changes', async () => {
    const key = keyIn(run('create', 'reports', '--scope', 'read'));
    const owner = owners();
    expect(owner(key)?.name).toBe('reports');
    run('revoke', 'reports');
    await pause(600);
    expect(owner(key)).toBeNull();
    expect(run('list')).toBe('There are no keys.');
  });

  it.each([
    [['create', 'Reports', '--scope', 'read'], /small letters/],
    [['create', '__proto__', '--scope', 'read'], /small letters/],
    [['create', 'other'], /--scope must be/],
    [['create', 'other', '--scope', 'admin'], /--scope must be/],
    [['create', 'other', '--scope', 'read', '--hourly', '-1'], /--hourly/],
    [['create', 'reports', '--scope', 'read'], /already/],
    [['rotate', 'nobody'], /no key nobody/],
    [['rotate', 'reports', '--keep-hours', '99999999'], /at most 8760/],
    [['revoke', 'nobody'], /no key nobody/],
    [['destroy', 'reports'], /npm run api-keys/],
    [[], /npm run api-keys/],
  ])('are left alone by %j', (args, message) => {
    run('create', 'reports', '--scope', 'read');
    const before = readFileSync(file, 'utf8');
    expect(() => run(...args)).toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});
