// Starts the product with the commands that people use.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../server/test/freePort.ts';
import testSettings from '../testSettings.json' with { type: 'json' };
import { root } from '../runtime.mjs';

/** The first start may build the site and the sample data. */
const startMs = 300_000;
const stopMs = 30_000;
const testMs = startMs + stopMs;

const data = mkdtempSync(join(tmpdir(), 'citygigs-start-'));
const port = {};
const origin = (name) => `http://127.0.0.1:${port[name]}`;
/** The paths of the gateway's calls to web-api. */
const calls = [];
let proxy;
let environment;
const started = [];

beforeAll(async () => {
  for (const name of ['services', 'identity', 'gateway', 'web']) port[name] = await freePort();
  proxy = createServer((incoming, answer) => {
    calls.push(incoming.url);
    const { method, headers, url } = incoming;
    const outgoing = request(origin('services') + url, { method, headers }, (from) => {
      answer.writeHead(from.statusCode, from.headers);
      from.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  environment = {
    ...process.env,
    ...testSettings,
    SERVICES_PORT: String(port.services),
    IDENTITY_PORT: String(port.identity),
    GATEWAY_PORT: String(port.gateway),
    WEB_PORT: String(port.web),
    WEB_API_URL: `http://127.0.0.1:${proxy.address().port}/web-api`,
    DATA_DIR: data,
    // On a busy machine the gateway would refuse some of many queries at once.
    MAX_DELAY_MS: '60000',
    // What a shell says must not matter. Vitest has set it, too.
    NODE_ENV: 'development',
  };
});

afterEach(async () => {
  for (const { child, closed } of started.splice(0)) {
    // The group has all processes that the command has started.
    if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await closed;
  }
});

afterAll(() => {
  proxy.close();
  rmSync(data, { recursive: true, force: true, maxRetries: 3 });
});

const start = (command, args) => {
  const child = spawn(command, args, { cwd: root, env: environment, detached: true, stdio: 'pipe' });
  const one = { child, output: '', closed: once(child, 'close') };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (one.output += chunk));
  started.push(one);
  return one;
};

/** Waits until a condition holds; fails at once when the command has ended. */
const until = async (one, condition) => {
  while (!(await condition())) {
    if (one.child.exitCode !== null) throw new Error(`The command has ended:\n${one.output}`);
    await pause(100);
  }
};

const isListening = (name) =>
  fetch(`${origin(name)}/healthz`).then(
    () => true,
    () => false,
  );

const listening = async () => {
  const names = Object.keys(port);
  const states = await Promise.all(names.map(isListening));
  return names.filter((_name, index) => states[index]);
};

const untilAllHaveEnded = () =>
  vi.waitFor(async () => expect(await listening()).toEqual([]), { timeout: stopMs, interval: 100 });

const send = async (query) => {
  const answer = await fetch(`${origin('gateway')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return answer.json();
};

const status = async (address, accept = '*/*') => (await fetch(address, { headers: { accept } })).status;

describe('npm start', () => {
  it(
    'runs all processes as in production, has what a developer needs, and ends all of them by SIGTERM',
    async () => {
      const npm = start('npm', ['start']);
      await until(npm, () => npm.output.includes('Press Ctrl-C to stop.'));
      expect(await listening()).toEqual(['services', 'identity', 'gateway', 'web']);

      // Equal queries of visitors share what is public. In development each of them calls.
      const answers = await Promise.all(
        Array.from({ length: 200 }, () =>
          send('{ city(slug: "hamburg") { name jobOffers(first: 5) { edges { node { cardTitle } } } } }'),
        ),
      );
      expect(new Set(answers.map(({ data: found }) => found.city.name))).toEqual(new Set(['Hamburg']));
      expect(calls.length).toBeGreaterThan(0);
      expect(calls.length).toBeLessThan(40);

      expect(await status(`${origin('gateway')}/graphql`, 'text/html')).toBe(200);
      expect(await status(`${origin('services')}/outbox`, 'text/html')).toBe(200);
      expect(await status(`${origin('web')}/hamburg`)).toBe(200);

      npm.child.kill('SIGTERM');
      await untilAllHaveEnded();
      // The services close their database after they have stopped listening.
      await npm.closed;
    },
    testMs,
  );

  it(
    'ends all processes by SIGTERM to a process that has started itself again in the pinned Node',
    async () => {
      const olderNode = "Object.defineProperty(process.versions, 'node', { value: '20.12.0' })";
      const outer = start(process.execPath, [
        '--import',
        `data:text/javascript,${encodeURIComponent(olderNode)}`,
        'scripts/start.mjs',
      ]);
      // While the others still start.
      await until(outer, () => isListening('gateway'));
      outer.child.kill('SIGTERM');
      await outer.closed;
      await untilAllHaveEnded();
      expect(outer.child.exitCode).toBe(0);
    },
    testMs,
  );
});
