// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { stubbedSite } from '../stubbedSite.ts';

const site = stubbedSite();

describe('addresses that people and programs know', () => {
  it.each([
    [undefined, '/profile/user'],
    ['sv-SE,sv;q=0.9,en;q=0.8', '/sv/profile/user'],
    ['ja, pt-BR;q=0.7', '/pt/profile/user'],
    ['fr;q=0.3, nl', '/nl/profile/user'],
    ['zh', '/profile/user'],
  ])('leads a password manager that asks in %s to %s', async (accepted, location) => {
    const answer = await site.app.inject({
      url: '/.well-known/change-password',
      headers: accepted === undefined ? {} : { 'accept-language': accepted },
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
    expect([answer.headers.vary, answer.headers['cache-control']]).toEqual(['accept-language', 'no-store']);
  });

  it('redirects a name as it is typed to the page whose address it means, and to no other', async () => {
    const render = site.renderPage.getMockImplementation();
    const known = new Set(['/de/lubeck', '/pl/gdansk']);
    site.renderPage.mockImplementation(async (request) => {
      const page = await render?.(request);
      return { ...page, status: known.has(request.url) ? 200 : 404 } as never;
    });
    const redirect = async (path: string) => {
      const { statusCode, headers } = await site.get(encodeURI(path));
      return [statusCode, headers.location];
    };
    expect(await redirect('/de/Lübeck')).toEqual([301, '/de/lubeck']);
    expect(await redirect('/pl/gdańsk?sort=rating')).toEqual([301, '/pl/gdansk?sort=rating']);
    expect(await redirect('/de/trübsal')).toEqual([404, undefined]);
    expect(await redirect('/de/lubeck')).toEqual([200, undefined]);
    site.renderPage.mockImplementation(render as never);
  });
});
