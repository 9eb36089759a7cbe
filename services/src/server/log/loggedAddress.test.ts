import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { loggedAddress } from './loggedAddress.ts';

const logged = async (url: string): Promise<string> => {
  const app = Fastify();
  let address = '';
  app.addHook('onResponse', async (request) => {
    address = loggedAddress(request);
  });
  app.get('/web-api/:language/cities/slug/:slug', () => ({}));
  const querystring = { type: 'object', properties: { limit: { type: 'integer' } } };
  app.get('/web-api/:language/cities/id/:id', { schema: { querystring } }, () => ({}));
  await app.inject(url);
  await app.close();
  return address;
};

describe('the address of a request in the log', () => {
  it.each([
    ['/web-api/de/cities/id/12', '/web-api/de/cities/id/12'],
    [
      '/web-api/de/cities/id/12?ids=1,2,30&expand=earning,texts',
      '/web-api/de/cities/id/12?ids=1,2,30&expand=earning,texts',
    ],
    ['/web-api/de/cities/id/12?limit=8', '/web-api/de/cities/id/12?limit=8'],
    ['/web-api/de/cities/slug/ada@example.org', '/web-api/de/cities/slug/…'],
    ['/web-api/de/cities/id/+4915112345678', '/web-api/de/cities/id/…'],
    ['/web-api/de/cities/id/12?query=Ada&lat=52.5', '/web-api/de/cities/id/12?query=…&lat=…'],
    ['/web-api/de/cities/id/12?page=4915112345678', '/web-api/de/cities/id/12?page=…'],
    ['/web-api/de/cities/id/12?ada@example.org', '/web-api/de/cities/id/12?…'],
    ['/ada@example.org?token=a', '(no route)?token=…'],
  ])('%s is %s', async (url, address) => {
    expect(await logged(url)).toBe(address);
  });
});
