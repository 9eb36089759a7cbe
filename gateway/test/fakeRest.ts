import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that reached the fake services. */
export interface SeenCall {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** The answer of a path: a JSON body with status 200, or a function that writes the response. */
export type Answer = Reply | Readonly<Record<string, unknown>>;

export type Reply = (response: ServerResponse, call: SeenCall) => void;

export const json =
  (status: number, body: unknown = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  };

/** Starts fake services. A test sets their answers and reads their calls. A path without an answer gets that of `*`, or 404. */
export const startFakeRest = async () => {
  const answers = new Map<string, Answer>();
  const calls: SeenCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const call = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      };
      calls.push(call);
      const path = call.url.split('?', 1)[0] ?? '';
      const answer = answers.get(path) ?? answers.get('*') ?? json(404, { message: 'none' });
      const reply = typeof answer === 'function' ? answer : json(200, answer);
      reply(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    /** The paths and queries called so far, in the order of arrival. */
    urls: () => calls.map((call) => call.url),
    on: (path: string, answer: Answer) => answers.set(path, answer),
    reset: () => {
      answers.clear();
      calls.length = 0;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type FakeRest = Awaited<ReturnType<typeof startFakeRest>>;
