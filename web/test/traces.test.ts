// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chrome, stubbedSite } from './stubbedSite.ts';

const site = stubbedSite();

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const headers = { 'user-agent': chrome, traceparent };

describe('the trace of a request', () => {
  it.each(['/graphql?id=a', '/images/c_fill,w_50/partners/x'])(
    'is continued by what is forwarded, as another span: %s',
    async (url) => {
      await site.app.inject({ url, headers });
      expect(site.seen['traceparent']).toMatch(
        new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`),
      );
      site.forget();
      await site.app.inject({ url, headers: { ...headers, traceparent: 'somebody@example.org' } });
      expect(site.seen['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    },
  );

  it('is continued by the queries of a page', async () => {
    site.renderPage.mockImplementationOnce(async ({ send }) => {
      await send({ id: 'a', name: 'PageQuery', text: null } as never, {});
      return { status: 301, location: '/new' };
    });
    await site.app.inject({ url: '/traced', headers });
    expect(site.seen['traceparent']).toContain(traceId);
  });
});
