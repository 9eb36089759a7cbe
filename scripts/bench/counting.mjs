// Counts the calls between a gateway and the services, in a thread of its own so that it adds nothing to their cost.
import { Agent, createServer, request as call } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true, maxSockets: 128 });
let calls = 0;

const server = createServer((request, response) => {
  calls += 1;
  const passedOn = call(
    workerData.services + request.url,
    { method: request.method, headers: request.headers, agent },
    (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    },
  );
  passedOn.on('error', () => response.destroy());
  request.pipe(passedOn);
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage({ port: server.address().port }));

// The main thread asks how many calls arrived since its last question.
parentPort.on('message', () => {
  parentPort.postMessage({ calls });
  calls = 0;
});
