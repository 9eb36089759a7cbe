// A cheap upstream: sends each call to the real services once and then answers from memory, which limits the measurement
// to the gateway and the site.
import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const answers = new Map();
let calls = [];

const fetchAnswer = async (request) => {
  const answer = await fetch(workerData.services + request.url, { headers: { accept: 'application/json' } });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: Buffer.from(await answer.arrayBuffer()),
  };
};

const server = createServer(async (request, response) => {
  calls.push(request.url);
  const answer = answers.get(request.url) ?? (await fetchAnswer(request));
  answers.set(request.url, answer);
  response
    .writeHead(answer.status, { 'content-type': answer.type, 'content-length': answer.body.length })
    .end(answer.body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => parentPort.postMessage({ port: server.address().port }));

// Answers the main thread with the calls since its last message.
parentPort.on('message', () => {
  parentPort.postMessage({ calls });
  calls = [];
});
