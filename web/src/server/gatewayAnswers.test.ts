// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { gatewayAnswers } from './gatewayAnswers.ts';

it('the gateway answers unless its health check fails or its port is closed', async () => {
  let status = 503;
  const gateway = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((open) => gateway.listen(0, '127.0.0.1', open));
  const { port } = gateway.address() as AddressInfo;
  const look = gatewayAnswers(`http://127.0.0.1:${port}/graphql`);
  expect(await look()).toBe(false);
  status = 200;
  expect(await look()).toBe(true);
  await new Promise((closed) => {
    gateway.close(closed);
    gateway.closeAllConnections();
  });
  await expect(look()).rejects.toThrow('fetch failed');
});
