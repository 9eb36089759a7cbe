// A cheap upstream, a process of its own: sends each call to the real services once and then answers from memory, which
// limits the measurement to the gateway and the site.
import { createServer } from 'node:http';
import pLimit from 'p-limit';

const kept = ['content-type', 'cache-control', 'content-language'];
const answers = new Map();
let calls = null;

/** So few calls at once, that services which answer slowly are not overrun. */
const inTurn = pLimit(8);

const readServices = async ({ url, headers }) => {
  const answer = await fetch(process.env.SERVICES + url, {
    headers: { accept: headers.accept ?? 'application/json' },
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const found = kept.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)]] : []));
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(found), 'content-length': body.length },
    body,
  };
};

/** The answer to a request, or the promise of one that is being read. */
const answerTo = (request) => {
  const known = answers.get(request.url);
  if (known !== undefined) return known;
  const coming = inTurn(async () => {
    const answer = await readServices(request);
    answers.set(request.url, answer);
    return answer;
  });
  answers.set(request.url, coming);
  return coming;
};

let sent = 0;

/** Spaces at the end of a body make another text of the same rows. */
const spaces = {
  never: () => 0,
  'each-second': () => Math.floor(Date.now() / 1000) % 60,
  'each-call': () => (sent += 1) % 60,
}[process.env.CHANGE];

const server = createServer(async (request, response) => {
  calls?.push(request.url);
  const { status, headers, body } = await answerTo(request);
  const added = Buffer.alloc(spaces(), ' ');
  const length = headers['content-length'] + added.length;
  response.writeHead(status, { ...headers, 'content-length': length }).end(Buffer.concat([body, added]));
});
server.keepAliveTimeout = 75_000;
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));

// Records the calls between two messages: `record`, then `calls`.
process.on('message', (message) => {
  if (message === 'calls') process.send({ calls });
  calls = message === 'record' ? [] : null;
});
