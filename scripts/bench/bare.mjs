// The baseline for the gateway: makes the same upstream calls in parallel and stringifies their rows unchanged, without
// GraphQL.
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { Agent, request } from 'undici';

const dispatcher = new Agent({ connections: 128 });
const read = async (url) => (await request(url, { dispatcher })).body.json();

const server = createServer(async (_request, response) => {
  const rows = await Promise.all(workerData.calls.map(read));
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: rows }));
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage({ port: server.address().port }));
