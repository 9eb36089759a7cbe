// The practical limit: handlers written by hand that make the gateway's calls, apply its rules and answer the same bytes,
// without GraphQL.
import { createServer } from 'node:http';
import { cityPage } from './cityPage.mjs';
import { companyPage } from './companyPage.mjs';
import { offerList, offerPage } from './offers.mjs';
import { postList } from './posts.mjs';
import { readerOf } from './reader.mjs';
import { answersHealth } from './answersHealth.mjs';
import { readIn } from './upstream.mjs';

const handlers = {
  '/city': cityPage,
  '/offer': offerPage,
  '/list': offerList,
  '/company': companyPage,
  '/posts': postList,
  '/typename': () => ({ __typename: 'Query' }),
};

const readBody = (request) =>
  new Promise((resolve, reject) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    request.on('error', reject);
  });

const answer = async (request) => {
  const handle = handlers[request.url.slice(0, request.url.indexOf('?'))];
  const { variables } = JSON.parse(await readBody(request));
  const reader = readerOf(request);
  return JSON.stringify({ data: await handle(variables, { reader, read: readIn(reader.language) }) });
};

createServer(async (request, response) => {
  if (answersHealth(request, response)) return;
  try {
    const body = await answer(request);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(502).end();
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
