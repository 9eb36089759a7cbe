import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Cluster {
  /** Returns the URL of a database of the cluster. */
  urlOf: (database: string) => string;
  stop: () => void;
}

const binaries = (): string | null => {
  const onPath = (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'initdb'));
  const installed = [...onPath, ...globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().toReversed()];
  const found = installed.find((path) => existsSync(path) && existsSync(join(dirname(path), 'pg_ctl')));
  return found === undefined ? null : dirname(found);
};

/** PostgreSQL does not run as root, so root starts it with the account of its package. */
const account = (): { uid?: number; gid?: number } | null => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number.parseInt(spawnSync('id', [flag, 'postgres']).stdout.toString(), 10);
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return Number.isNaN(uid) || Number.isNaN(gid) ? null : { uid, gid };
};

/** Starts a temporary cluster that listens only on a socket of its own, or returns why it cannot. */
export const startCluster = (): Cluster | { reason: string } => {
  const bin = binaries();
  if (bin === null) return { reason: 'no PostgreSQL is installed' };
  const owner = account();
  if (owner === null)
    return { reason: 'PostgreSQL does not run as root, and there is no account named postgres' };

  const folder = mkdtempSync(join(tmpdir(), 'citygigs-pg-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = (command: string, ...args: string[]): string | null => {
    // No pipes for pg_ctl: the server would inherit them and keep them open.
    const { status, stderr } = spawnSync(join(bin, command), args, {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', command === 'initdb' ? 'pipe' : 'ignore'],
    });
    return status === 0 ? null : `${command} failed: ${String(stderr ?? '').slice(0, 200)}`;
  };
  const stop = () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  };
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off`;
  const failure =
    run(
      'initdb',
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ) ?? run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  if (failure !== null) {
    stop();
    return { reason: failure };
  }
  return {
    urlOf: (database) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop,
  };
};
