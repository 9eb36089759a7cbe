import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Database } from './database.ts';
import { type ManagedProcess, startProcess } from '../managedProcess.ts';
import { freePort } from '../../../server/test/freePort.ts';

const binaries = ['/usr/local/bin/postgres', '/usr/bin/postgres', '/opt/homebrew/bin/postgres'];

/** The binaries folder of an installed PostgreSQL server, if there is one. */
const serverFolder = (): string | undefined => {
  const found = [...binaries, ...globSync('/usr/lib/postgresql/*/bin/postgres').sort().toReversed()]
    .filter((file) => existsSync(file))
    .map((file) => dirname(realpathSync(file)));
  return found.find((folder) => existsSync(join(folder, 'initdb')));
};

const idOf = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));

/** PostgreSQL does not run as root, so it runs as its own user or as nobody. */
const unprivileged = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      continue;
    }
  }
  throw new Error('There is no user to run PostgreSQL as');
};

const untilAccepting = async (server: ManagedProcess, url: string) => {
  for (let attempt = 0; attempt < 300 && !server.hasEnded(); attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error(`PostgreSQL did not start:\n${server.lines.slice(-10).join('\n')}`);
};

/**
 * Starts a temporary PostgreSQL cluster below `folder`; undefined where no server is installed or it cannot be created.
 */
export const startServerDatabase = async (folder: string): Promise<Database | undefined> => {
  const programs = serverFolder();
  if (programs === undefined) return undefined;
  const data = join(folder, 'postgres');
  mkdirSync(data, { mode: 0o700 });
  const user = unprivileged();
  if (user !== undefined) chownSync(data, user.uid, user.gid);
  const asUser = { cwd: data, stdio: 'ignore' as const, ...user };
  const cluster = [
    '-D',
    data,
    '-U',
    'citygigs',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  try {
    execFileSync(join(programs, 'initdb'), cluster, asUser);
  } catch {
    return undefined;
  }
  const port = await freePort();
  // The cluster exists only for this run, so durability is off.
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${data}`,
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ].flatMap((setting) => ['-c', setting]);
  const server = startProcess({
    name: 'postgres',
    command: join(programs, 'postgres'),
    args: ['-D', data, '-p', String(port), ...settings],
    ...(user === undefined ? {} : { user }),
  });
  const url = `postgres://citygigs@127.0.0.1:${port}/postgres`;
  await untilAccepting(server, url);
  const run = async <Row>(statement: string, values: readonly unknown[] = []): Promise<Row[]> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(statement, [...values])).rows as Row[];
    } finally {
      await client.end();
    }
  };
  return {
    environment: { DATABASE_URL: url },
    read: run,
    write: run,
    stop: () => server.stop('SIGINT'),
  };
};
