// A cheap upstream: sends each call to the real services once and then answers from memory, so that only the gateway
// and the pages are measured, not the database.
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const remembered = new Map();
let calls = [];

const ask = async (request) => {
  const answer = await fetch(workerData.services + request.url, { headers: { accept: 'application/json' } });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: Buffer.from(await answer.arrayBuffer()),
  };
};

const server = createServer(async (request, response) => {
  calls.push(request.url);
  const answer = remembered.get(request.url) ?? (await ask(request));
  remembered.set(request.url, answer);
  response
    .writeHead(answer.status, { 'content-type': answer.type, 'content-length': answer.body.length })
    .end(answer.body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => parentPort.postMessage({ port: server.address().port }));

// The main thread asks which calls arrived since its last question.
parentPort.on('message', () => {
  parentPort.postMessage({ calls });
  calls = [];
});
