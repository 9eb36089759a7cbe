import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchWithRetries, visit } from './visit.mjs';

let server;
let origin;
let answers;
let requests;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request.url);
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

it('retries a busy site and a dropped connection', async () => {
  answers = [[503, { 'retry-after': '0' }], ['cut'], [200, {}, 'here']];
  expect(await fetchWithRetries(origin, [1, 1, 1])).toMatchObject({ status: 200, text: 'here', retries: 2 });
});

it('returns the last answer of a site that stays busy, and does not retry a missing page', async () => {
  answers = [[503], [503], [503]];
  expect(await fetchWithRetries(origin, [1, 1])).toMatchObject({ status: 503, retries: 2 });
  answers = [[404]];
  expect(await fetchWithRetries(origin, [1, 1])).toMatchObject({ status: 404, retries: 0 });
  answers = [['cut'], ['cut']];
  await expect(fetchWithRetries(origin, [1])).rejects.toThrow('fetch failed');
});

it('counts redirects and follows only a few', async () => {
  answers = [
    [301, { location: '/a' }],
    [301, { location: '/b' }],
    [200, { 'content-type': 'text/html' }, ''],
  ];
  expect(await visit(`${origin}/`)).toMatchObject({ status: 200, hops: 2, at: `${origin}/b` });
  answers = Array.from({ length: 9 }, () => [301, { location: '/' }]);
  expect(await visit(`${origin}/`)).toMatchObject({ status: 301, hops: 5 });
});
