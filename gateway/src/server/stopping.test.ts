import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../test/fakeRest.ts';
import { cityRow } from '../../test/rows.ts';
import { startGateway } from '../../test/startGateway.ts';
import { setUpStack } from '../../test/setUpStack.ts';

const stack = setUpStack();

const connectTo = async (url: string): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

describe('a gateway that is told to stop', () => {
  it('closes unused and idle connections at once, and announces the end of the connection in the answer that is still running', async () => {
    let answerService: (() => void) | undefined;
    stack.rest.on('/web-api/en/cities/slug/berlin', (response, call) => {
      answerService = () => json(200, cityRow())(response, call);
    });
    const gateway = await startGateway(stack.rest.origin);
    const [unused, idle, running] = await Promise.all([1, 2, 3].map(() => connectTo(gateway.url)));
    if (unused === undefined || idle === undefined || running === undefined) throw new Error('Not connected');
    idle.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(idle, 'data');
    const body = JSON.stringify({ query: '{ city(slug: "berlin") { name } }' });
    running.write(
      `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
    await vi.waitFor(() => expect(answerService).toBeDefined());

    let hasStopped = false;
    const closed = Promise.all([unused, idle].map((socket) => once(socket.resume(), 'close')));
    const stopped = gateway.stop().then(() => (hasStopped = true));
    await closed;
    expect(hasStopped).toBe(false);
    answerService?.();
    const [answer] = (await once(running, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*"name":"Berlin"/);
    await stopped;
  });
});
