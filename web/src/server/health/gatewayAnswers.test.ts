// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatewayAnswers } from './gatewayAnswers.ts';

describe('whether the gateway has answered lately', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('holds for ten seconds after its last answer', async () => {
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
    expect(await look()).toBe(true);
    const later = performance.now() + 10_001;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    expect(await look()).toBe(false);
  });
});
