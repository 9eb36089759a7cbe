import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type RunningGateway } from '../../../test/startGateway.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();
const shop = 'https://app.example';

let listed: RunningGateway;

beforeAll(async () => {
  listed = await startGateway(stack.rest.origin, { CORS_ORIGINS: `${shop},https://other.example` });
});
afterAll(() => listed.stop());

describe('CORS', () => {
  const ask = (url: string, origin: string, init: RequestInit = {}) =>
    fetch(url, { ...init, headers: { ...init.headers, origin } });
  const preflight = (url: string, origin: string) =>
    ask(url, origin, { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } });
  const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

  it('allows no origin that CORS_ORIGINS does not list', async () => {
    expect(allowed(await preflight(stack.gateway.url, shop))).toBeNull();
    expect(allowed(await ask(`${stack.gateway.url}?query={__typename}`, shop))).toBeNull();
    expect(allowed(await preflight(listed.url, 'https://evil.example'))).toBeNull();
    expect(allowed(await ask(`${listed.url}?query={__typename}`, 'https://evil.example'))).toBeNull();
  });

  it('allows listed origins to read answers and rejections', async () => {
    const preflighted = await preflight(listed.url, shop);
    expect([preflighted.status, allowed(preflighted)]).toEqual([204, shop]);
    expect(preflighted.headers.get('access-control-allow-methods')).toBe('GET, POST');
    expect(preflighted.headers.get('access-control-allow-headers')).toContain('authorization');
    expect(preflighted.headers.get('access-control-allow-credentials')).toBeNull();
    for (const url of [`${listed.url}?query={__typename}`, `${listed.url}?variables={`]) {
      const answer = await ask(url, shop);
      expect(allowed(answer)).toBe(shop);
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  it('allows every origin with *', async () => {
    const all = await startGateway(stack.rest.origin, { CORS_ORIGINS: '*' });
    expect(allowed(await ask(`${all.url}?query={__typename}`, 'https://any.example'))).toBe('*');
    await all.stop();
  });
});
