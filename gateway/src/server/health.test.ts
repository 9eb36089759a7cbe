import { describe, expect, it, vi } from 'vitest';
import { json } from '../../test/fakeRest.ts';
import { setUpStack } from '../../test/setUpStack.ts';
import { startGateway } from '../../test/startGateway.ts';

const stack = setUpStack();

const languages = '/web-api/en/languages';

const askHealth = async (url: string, path: string) => {
  const response = await fetch(new URL(path, url));
  return { status: response.status, body: (await response.json()) as unknown };
};

const ready = { status: 200, body: { status: 'ready' } };
const notYetReady = { status: 503, body: { status: 'unavailable', missing: ['web-api'] } };
const withoutWebApi = { status: 200, body: { status: 'ready', missing: ['web-api'] } };

describe('the health of the gateway', () => {
  it('is ready when web-api has answered, asks it once a second at most, and stays ready without it', async () => {
    const { rest } = stack;
    const { url } = stack.gateway;
    rest.on(languages, json(200, { languages: [] }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => askHealth(url, '/readyz')));
    expect(answers).toEqual(Array(50).fill(ready));
    expect(rest.urls()).toEqual([languages]);
    rest.on(languages, json(500));
    await vi.waitFor(async () => expect(await askHealth(url, '/readyz')).toEqual(withoutWebApi), {
      timeout: 3_000,
    });
    expect(await askHealth(url, '/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it('is ready while web-api refuses requests because it has too many', async () => {
    const { rest } = stack;
    const gateway = await startGateway(rest.origin);
    rest.on(languages, (response) => response.writeHead(503, { 'retry-after': '1' }).end());
    expect(await askHealth(gateway.url, '/readyz')).toEqual(ready);
    await gateway.stop();
  });

  it('is ready as soon as web-api is there, also if the breaker was open and no requests came', async () => {
    const { rest } = stack;
    const gateway = await startGateway(rest.origin, { BREAKER_FAILURES: '2' });
    rest.on('/web-api/en/cities/slug/berlin', json(500));
    rest.on(languages, json(500));
    expect(await askHealth(gateway.url, '/readyz')).toEqual(notYetReady);
    for (let count = 0; count < 3; count += 1) await gateway.ask('{ city(slug: "berlin") { name } }');
    expect(gateway.logged.map(({ msg }) => msg)).toContain('upstream not called for now');
    expect(await askHealth(gateway.url, '/readyz')).toEqual(notYetReady);
    rest.on(languages, json(200, { languages: [] }));
    await vi.waitFor(async () => expect(await askHealth(gateway.url, '/readyz')).toEqual(ready), {
      timeout: 5_000,
    });
    expect(gateway.logged.map(({ msg }) => msg)).toContain('upstream called again');
    await gateway.stop();
  });
});
