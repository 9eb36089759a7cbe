import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import testSettings from '../../scripts/testSettings.json' with { type: 'json' };
import { freePort } from '../../server/test/freePort.ts';

const program = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'citygigs-start-'));
const started: ChildProcess[] = [];

// Each start takes seconds, or much longer on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

const run = (variables: Record<string, string>, path = 'main.ts', args: readonly string[] = []): Run => {
  const child = spawn(process.execPath, [program(path), ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOG_LEVEL: 'warn',
      ...testSettings,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  return { child, output: () => output, ended };
};

/** Settings with ports that no other test uses. */
const freePorts = async () => ({
  SERVICES_PORT: String(await freePort()),
  IDENTITY_PORT: String(await freePort()),
});

const ready = async (port: number, { output, child }: Run): Promise<void> => {
  const url = `http://127.0.0.1:${port}/healthz`;
  for (let waited = 0; waited < 200_000; waited += 100) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok === true) return;
    if (child.exitCode !== null) break;
    await pause(100);
  }
  throw new Error(`The services did not start: ${output()}`);
};

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('a start that cannot succeed', () => {
  it.each([
    [
      'invalid settings',
      { SERVICES_PORT: 'abc', LOG_LEVEL: 'loud' },
      /^SERVICES_PORT must be .*\nLOG_LEVEL must be .*\n$/,
    ],
    [
      'an unreachable DATABASE_URL',
      { DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/none' },
      /^The database named by DATABASE_URL cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\.\n$/,
    ],
    [
      'a DATA_DIR that is not writable',
      { DATA_DIR: '/proc/none' },
      /^The data directory \/proc\/none cannot be written to \(\w+\): .*\n$/,
    ],
  ])('reports %s in one sentence', async (_what, variables, sentence) => {
    const { ended, output } = run({ ...(await freePorts()), ...variables });
    expect(await ended).toBe(1);
    expect(output()).toMatch(sentence);
    expect(output()).not.toContain('secret');
  });

  it('does not change a damaged database', async () => {
    const dataDir = join(folder, 'damaged');
    mkdirSync(join(dataDir, 'pglite'), { recursive: true });
    writeFileSync(join(dataDir, 'pglite', 'PG_VERSION'), '17');
    const { ended, output } = run({ DATA_DIR: dataDir, ...(await freePorts()) });
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /^The embedded database in .*damaged.* is damaged or was not created by Citygigs\. .*\n$/,
    );
    expect(existsSync(join(dataDir, 'pglite', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(dataDir, 'pglite.lock'))).toBe(false);
  });
});

describe('the embedded database of a running process', () => {
  const dataDir = join(folder, 'data');
  let ports: Awaited<ReturnType<typeof freePorts>>;
  let port: number;
  let first: Run;

  const lead = (key: string) =>
    fetch(`http://127.0.0.1:${port}/sales-api/lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ offer_id: 1, type: 'job', locale: 'en', email: 'ada@example.org' }),
    });

  beforeAll(async () => {
    ports = await freePorts();
    port = Number(ports.SERVICES_PORT);
    first = run({ DATA_DIR: dataDir, ...ports });
    await ready(port, first);
  });

  it('rejects a second process on the same directory or port', async () => {
    const second = run({ DATA_DIR: dataDir, ...(await freePorts()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      `The data directory ${dataDir} is in use by process ${first.child.pid}: stop that process first, or set DATA_DIR to another directory.\n`,
    );
    const samePort = run({ DATA_DIR: join(folder, 'elsewhere'), ...ports });
    expect(await samePort.ended).toBe(1);
    expect(samePort.output()).toBe(`Port ${port} is in use: set SERVICES_PORT to another one.\n`);
    const sameIdentity = run({
      DATA_DIR: join(folder, 'elsewhere'),
      ...ports,
      SERVICES_PORT: String(await freePort()),
    });
    expect(await sameIdentity.ended).toBe(1);
    expect(sameIdentity.output()).toBe(
      `Port ${ports.IDENTITY_PORT} is in use: set IDENTITY_PORT to another one.\n`,
    );
  });

  it('is open to the commands for operators', async () => {
    const moderate = async (...args: string[]) => {
      const { ended, output } = run({ DATA_DIR: dataDir }, 'moderation/moderate.ts', args);
      return [await ended, output()];
    };
    expect(await moderate('list')).toEqual([
      0,
      'No review waits for moderation.\n\nNo offer waits for moderation.\n',
    ]);
    expect(await moderate('remove', '1')).toEqual([1, 'No review with the id 1 waits for moderation.\n']);
    const file = join(folder, 'running.jsonl.gz');
    const { ended, output } = run({ DATA_DIR: dataDir }, 'backup/backup.ts', [file]);
    expect([await ended, output()]).toEqual([0, expect.stringContaining(`Wrote ${file}`)]);
    expect(existsSync(file)).toBe(true);
  });

  it('keeps an acknowledged lead after a SIGKILL, and stops cleanly on SIGTERM', async () => {
    const key = randomUUID();
    const answer = await lead(key);
    expect(answer.status).toBe(201);
    const firstLead = (await answer.json()) as { readonly created: boolean };
    expect(firstLead.created).toBe(true);
    first.child.kill('SIGKILL');
    await first.ended;

    const again = run({ DATA_DIR: dataDir, ...ports });
    await ready(port, again);
    const repeated = await lead(key);
    expect(repeated.status).toBe(200);
    expect(await repeated.json()).toEqual({ ...firstLead, created: false });

    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
    expect(existsSync(join(dataDir, 'pglite.lock'))).toBe(false);
    expect(again.output()).not.toContain('ada@example.org');
  });
});
