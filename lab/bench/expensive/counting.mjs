// Counts the calls from a gateway to the services, in a separate thread that does not add to their CPU time.
import { Agent, createServer, request as call } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true, maxSockets: 128 });
let calls = 0;

const server = createServer((request, response) => {
  calls += 1;
  const forwarded = call(
    workerData.services + request.url,
    { method: request.method, headers: request.headers, agent },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage({ port: server.address().port }));

// Answers the main thread with the number of calls since its last message.
parentPort.on('message', () => {
  parentPort.postMessage({ calls });
  calls = 0;
});
