import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { cityRow } from '../../test/rows.ts';
import { setUpStack } from '../../test/setUpStack.ts';

const maxRequests = 50;
const stack = setUpStack({ MAX_REQUESTS: String(maxRequests) });
const query = 'query Flood($slug: String!) { city(slug: $slug) { name } }';
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const begin = async (length: number, beginning: string, headers = ''): Promise<Socket> => {
  const socket = connect(Number(new URL(stack.gateway.url).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${headers}\r\n${beginning}`,
  );
  return socket;
};

const openMany = (count: number) => Promise.all(Array.from({ length: count }, () => begin(1_000, '{')));

const ask = async () => (await stack.gateway.ask(query, { variables: { slug: 'berlin' } })).status;

it('answers others while many bodies never end, and ends the oldest of these', async () => {
  stack.rest.on('/web-api/en/cities/slug/berlin', cityRow());
  const many = await openMany(200);
  const statuses = await Promise.all(Array.from({ length: 20 }, ask));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await vi.waitFor(async () => {
    expect(await ask()).toBe(200);
    const open = many.filter(({ closed }) => !closed);
    expect(open.length).toBeLessThan(2 * maxRequests);
    expect(open.length).toBeGreaterThan(maxRequests / 2);
  }, 5_000);
  expect(many[0]?.closed).toBe(true);
});

it('receives the whole picture of a slow phone meanwhile', async () => {
  stack.rest.on('/web-api/en/cities/slug/berlin', cityRow());
  const variables = { slug: 'berlin', picture: 'a'.repeat(100_000) };
  const body = JSON.stringify({ query, variables });
  const phone = await begin(body.length, '', 'authorization: Bearer any\r\nconnection: close\r\n');
  const answer = phone.toArray();
  const part = Math.ceil(body.length / 10);
  for (let start = 0; start < body.length; start += part) {
    await openMany(60);
    expect(await ask()).toBe(200);
    phone.write(body.slice(start, start + part));
    await pause(30);
  }
  expect(Buffer.concat(await answer).toString()).toMatch(/^HTTP\/1\.1 200 .*"name":"Berlin"/s);
});
