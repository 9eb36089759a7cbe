import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerError } from '../answerError.ts';
import { beginInTurn } from './beginInTurn.ts';

let app: FastifyInstance;
let begun: string[];

beforeEach(() => {
  begun = [];
  app = Fastify({ trustProxy: true });
  app.setErrorHandler(answerError);
  beginInTurn(app);
  app.get('/cities', ({ ip }) => {
    begun.push(ip);
    return {};
  });
  app.get('/healthz', () => {
    begun.push('health');
    return {};
  });
});
afterEach(() => app.close());

const ask = (address: string, url = '/cities') =>
  app.inject({ url, headers: { 'x-forwarded-for': address } });

describe('requests to services with an embedded database', () => {
  it('begin in turns of the event loop of their own, one of each network after the other', async () => {
    const many = Array.from({ length: 20 }, (_, at) => ask(`2001:db8:9:${at}::1`));
    const all = [...many, ask('192.0.2.1'), ask('198.51.100.1'), ask('192.0.2.1')];
    let most = 0;
    for (let before = 0; begun.length < all.length; before = begun.length) {
      await setImmediate();
      most = Math.max(most, begun.length - before);
    }
    expect(most).toBe(1);
    expect(begun.slice(1, 5)).toEqual(['192.0.2.1', '198.51.100.1', '2001:db8:9:1::1', '192.0.2.1']);
    expect((await Promise.all(all)).every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  it('wait for no turn to tell the health', async () => {
    const many = Array.from({ length: 20 }, () => ask('192.0.2.1'));
    await ask('192.0.2.1', '/healthz');
    expect(begun.indexOf('health')).toBeLessThan(3);
    await Promise.all(many);
  });

  it('do not begin when their client has left', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const requests = Array.from({ length: 30 }, () => httpRequest({ port, path: '/cities', agent: false }));
    const [stays, ...leave] = requests;
    for (const request of leave) request.on('error', () => undefined);
    let arrived = 0;
    app.server.on('request', () => {
      arrived += 1;
      if (arrived === requests.length) for (const request of leave) request.destroy();
    });
    const answered = once(stays ?? app.server, 'response');
    for (const request of requests) request.end();
    await answered;
    expect((await ask('192.0.2.1')).statusCode).toBe(200);
    expect(begun.length).toBeLessThan(30);
  });
});
