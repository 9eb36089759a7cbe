// @vitest-environment node
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import operations from '../../../schema/persisted.json' with { type: 'json' };
import { parseConfig } from '../../src/config/parseConfig.ts';
import { createServer } from '../../src/server/createServer.ts';
import { chrome, renderer, stubbedPage } from '../stubbedSite.ts';

const main = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url));

const idOf = (name: string): string =>
  Object.entries(operations).find(([, text]) => text.includes(` ${name}`))?.[0] ?? '';

const read = { id: idOf('categoriesQuery'), variables: {} };
const lead = {
  id: idOf('postLeadMutation'),
  variables: {
    input: { idempotencyKey: '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11', offerId: 'Sm9iT2ZmZXI6MQ==' },
  },
};

let services: Server;
let gateway: ChildProcess;
let app: FastifyInstance;
let site: string;
let gatewayPort: number;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const startGateway = async (): Promise<void> => {
  const origin = `http://127.0.0.1:${portOf(services)}`;
  gateway = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      GATEWAY_PORT: String(gatewayPort),
      WEB_API_URL: `${origin}/web-api`,
      OFP_API_URL: `${origin}/ofp-api`,
      SALES_API_URL: `${origin}/sales-api`,
      LOG_LEVEL: 'silent',
    },
    stdio: 'inherit',
  });
  const isHealthy = async () => (await fetch(`http://127.0.0.1:${gatewayPort}/healthz`)).status;
  await vi.waitFor(async () => expect(await isHealthy()).toBe(200), { timeout: 30_000, interval: 100 });
};

beforeAll(async () => {
  // Nothing that the gateway asks for exists. Some answers take their time, so that requests run when the gateway stops.
  services = createHttpServer((_request, response) => {
    setTimeout(() => response.writeHead(404, { 'content-type': 'application/json' }).end('{}'), 100);
  });
  services.listen(0, '127.0.0.1');
  await once(services, 'listening');
  const probe = createHttpServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  gatewayPort = portOf(probe);
  probe.close();
  await startGateway();
  const config = parseConfig({
    GATEWAY_URL: `http://127.0.0.1:${gatewayPort}/graphql`,
    GATEWAY_RETRY_MS: '30000',
    HTML_CACHE_FRESH_S: '0',
    LOG_LEVEL: 'silent',
  });
  const entry = await renderer.entry();
  const renderPage: typeof entry.renderPage = async (request) => {
    const { data, errors } = await request.send(
      { ...read, name: 'categories', operationKind: 'query' } as never,
      {},
    );
    return {
      ...stubbedPage(request),
      status: errors === undefined ? 200 : 503,
      html: JSON.stringify(data),
    };
  };
  app = await createServer({
    config,
    renderer: { ...renderer, entry: () => Promise.resolve({ ...entry, renderPage }) },
    addFiles: () => Promise.resolve(),
  });
  site = await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);

afterAll(async () => {
  gateway.kill('SIGKILL');
  await app.close();
  services.close();
});

const page = () => fetch(`${site}/berlin`, { headers: { 'user-agent': chrome } });

const post = (body: object) =>
  fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': chrome },
    body: JSON.stringify(body),
  });

const kinds = { page, read: () => post(read), lead: () => post(lead) };

/** What a visitor sees, without what differs each time. */
const seen = async (answer: Response): Promise<string> =>
  `${answer.status} ${(await answer.text()).replaceAll(/"traceId":"[^"]+"/g, '')}`;

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'answers every page, query and lead while the gateway is restarted by %s',
  async (signal) => {
    const usual = new Map<string, string>();
    for (const [kind, ask] of Object.entries(kinds)) usual.set(kind, await seen(await ask()));
    expect([...usual.values()].every((answer) => answer.startsWith('200'))).toBe(true);

    const state = { isRunning: true };
    let answers = 0;
    const unusual: string[] = [];
    const visit = async ([kind, ask]: [string, () => Promise<Response>]) => {
      while (state.isRunning) {
        const answer = await seen(await ask());
        answers += 1;
        if (answer !== usual.get(kind)) unusual.push(`${kind}: ${answer}`);
        await pause(5);
      }
    };
    const visitors = Array.from({ length: 4 }, () => Object.entries(kinds))
      .flat()
      .map(visit);
    await pause(1_000);
    const ended = once(gateway, 'exit');
    gateway.kill(signal);
    await ended;
    await startGateway();
    await pause(1_000);
    state.isRunning = false;
    await Promise.all(visitors);
    expect(unusual).toEqual([]);
    expect(answers).toBeGreaterThan(2 * visitors.length);
  },
  90_000,
);
