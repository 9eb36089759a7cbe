import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../src/app/createServer.ts';
import type { ServicesOf } from '../testServices.ts';

const largeBodyBytes = 10 * 1024 * 1024;

/** Matches an error answer as the contract declares it: JSON with a message. */
const errorAnswer = (status: number) =>
  new RegExp(
    `^HTTP/1\\.1 ${status} [^]*\\r\\ncontent-type: application/json\\r\\n[^]*\\r\\n\\{[^]*"message":"[^"]+"`,
    'i',
  );

export const arrivalSuite = (services: ServicesOf): void => {
  let app: FastifyInstance;
  let port: number;

  /** Sends 10 MB without waiting for the answer, as many clients do, with or without a content-length. */
  const sendLarge = (withLength: boolean) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        ...(withLength && { 'content-length': largeBodyBytes }),
      };
      const sent = request({ port, host: '127.0.0.1', path: '/sales-api/lead', method: 'POST', headers });
      sent.once('error', reject);
      sent.once('response', (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
      });
      for (let rest = largeBodyBytes; rest > 0; rest -= 64 * 1024) sent.write(Buffer.alloc(64 * 1024, ' '));
      sent.end();
    });

  describe('requests that are too large or too slow', () => {
    beforeAll(async () => {
      app = await createServer({
        database: services().database,
        origin: 'http://services.test',
        siteOrigin: 'http://site.test',
        identity: null,
        identityAdmin: null,
        mail: { smtpUrl: null, productName: 'Citygigs', contactEmail: 'help@site.test' },
        alertsIntervalMs: 3_600_000,
        trustedProxies: [],
        logger: false,
        requestTimeoutMs: 2_000,
      });
      await app.listen({ port: 0, host: '127.0.0.1' });
      port = (app.server.address() as AddressInfo).port;
    });

    afterAll(() => app.close());

    it.each([true, false])('answers 413 to a body of 10 MB (with content-length: %s)', async (withLength) => {
      expect(await sendLarge(withLength)).toEqual({
        status: 413,
        body: '{"message":"The body is too large."}',
      });
    });

    it('answers 431 to headers of 20 kB', async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET /ip_lookup HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`);
      expect(await text(socket)).toMatch(errorAnswer(431));
    });

    it('answers 408 to a body that does not end in time', async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        'POST /sales-api/lead HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
      );
      expect(await text(socket)).toMatch(errorAnswer(408));
    });
  });
};
