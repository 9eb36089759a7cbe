// @vitest-environment node
import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseConfig } from '../../config/parseConfig.ts';
import { createServer } from '../createServer.ts';
import { renderer } from '../../../test/stubbedSite.ts';

const maxRequests = 50;
const sockets: Socket[] = [];
let gateway: Server;
let app: FastifyInstance;
let site: string;

beforeEach(async () => {
  gateway = createHttpServer((request, response) => {
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    request.on('end', () => response.setHeader('content-type', 'application/json').end(`{"data":${length}}`));
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const config = parseConfig({
    GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/graphql`,
    MAX_REQUESTS: String(maxRequests),
    MAX_DELAY_MS: '60000',
    LOG_LEVEL: 'silent',
  });
  app = await createServer({ config, renderer, addFiles: () => Promise.resolve() });
  site = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
  gateway.close();
  gateway.closeAllConnections();
});

const begin = async (length: number, beginning: string, headers = ''): Promise<Socket> => {
  const socket = connect(Number(new URL(site).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${headers}\r\n${beginning}`,
  );
  return socket;
};

const openMany = (count: number) => Promise.all(Array.from({ length: count }, () => begin(1_000, '{')));

const statuses = async () => {
  const page = await fetch(`${site}/robots.txt`);
  const data = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return [page.status, data.status];
};

it('answers others while many bodies never end, and ends the oldest of these', async () => {
  const many = await openMany(200);
  expect(await statuses()).toEqual([200, 200]);
  await vi.waitFor(async () => {
    expect(await statuses()).toEqual([200, 200]);
    const open = many.filter(({ closed }) => !closed);
    expect(open.length).toBeLessThan(2 * maxRequests);
    expect(open.length).toBeGreaterThan(maxRequests / 2);
  }, 5_000);
  expect(many[0]?.closed).toBe(true);
});

it('forwards the whole picture of a slow phone meanwhile', async () => {
  const size = 100_000;
  const phone = await begin(size, '', 'authorization: Bearer any\r\nconnection: close\r\n');
  const answer = phone.toArray();
  for (let part = 0; part < 10; part += 1) {
    await openMany(60);
    expect(await statuses()).toEqual([200, 200]);
    phone.write('a'.repeat(size / 10));
    await pause(30);
  }
  expect(Buffer.concat(await answer).toString()).toMatch(/^HTTP\/1\.1 200 .*\{"data":100000\}/s);
});
