import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, visit } from './visit.mjs';

let server;
let origin;
let answers;
let asked;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url);
    const [status, headers = {}, text = ''] = answers.shift() ?? [404];
    if (status === 'cut') return void response.destroy();
    response.writeHead(status, headers).end(text);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${server.address().port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('a busy site and a dropped connection are retried', async () => {
  answers = [[503, { 'retry-after': '0' }], ['cut'], [200, {}, 'here']];
  expect(await ask(origin, [1, 1, 1])).toMatchObject({ status: 200, text: 'here', retries: 2 });
});

it('the last answer counts when a site stays busy, and a missing page is not retried', async () => {
  answers = [[503], [503], [503]];
  expect(await ask(origin, [1, 1])).toMatchObject({ status: 503, retries: 2 });
  answers = [[404]];
  expect(await ask(origin, [1, 1])).toMatchObject({ status: 404, retries: 0 });
  answers = [['cut'], ['cut']];
  await expect(ask(origin, [1])).rejects.toThrow('fetch failed');
});

it('redirects are counted, and only a few are followed', async () => {
  answers = [
    [301, { location: '/a' }],
    [301, { location: '/b' }],
    [200, { 'content-type': 'text/html' }, ''],
  ];
  expect(await visit(`${origin}/`)).toMatchObject({ status: 200, hops: 2, at: `${origin}/b` });
  answers = Array.from({ length: 9 }, () => [301, { location: '/' }]);
  expect(await visit(`${origin}/`)).toMatchObject({ status: 301, hops: 5 });
});
