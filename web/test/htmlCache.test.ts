// @vitest-environment node
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chrome, stubbedSite } from './stubbedSite.ts';

const site = stubbedSite({ HTML_CACHE_FRESH_S: '3600' });
const { get, renderPage, phrasesVersion } = site;

const bot = 'Googlebot/2.1 (+http://www.google.com/bot.html)';

/** How many pages are rendered while `work` runs. */
const renderedIn = async (work: () => Promise<unknown>): Promise<number> => {
  const before = renderPage.mock.calls.length;
  await work();
  return renderPage.mock.calls.length - before;
};

describe('kept pages', () => {
  it('are rendered once for a hundred simultaneous visitors, with the same headers as before', async () => {
    const render = renderPage.getMockImplementation();
    renderPage.mockImplementationOnce(async (request) => {
      await pause(50);
      return render?.(request) as never;
    });
    expect(
      await renderedIn(async () => {
        const answers = await Promise.all(Array.from({ length: 100 }, () => get('/hamburg')));
        expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
        const [first, last] = [answers[0], await get('/hamburg')];
        const dateless = ({ date: _date, ...headers }: Record<string, unknown> = {}) => headers;
        expect(dateless(last.headers)).toEqual(dateless(first?.headers));
        expect(last.body).toBe(first?.body);
      }),
    ).toBe(1);
  });

  it('are sent in the encoding that the client takes, and as 304 to those who have them', async () => {
    const plain = await get('/hamburg');
    const count = await renderedIn(async () => {
      const inEncoding = (encoding: string) =>
        site.app.inject({ url: '/hamburg', headers: { 'user-agent': chrome, 'accept-encoding': encoding } });
      expect(brotliDecompressSync((await inEncoding('br')).rawPayload).toString()).toBe(plain.body);
      expect(gunzipSync((await inEncoding('gzip')).rawPayload).toString()).toBe(plain.body);
      const known = { 'user-agent': chrome, 'if-none-match': String(plain.headers.etag) };
      const answer = await site.app.inject({ url: '/hamburg', headers: known });
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
        304,
        '',
        'public, max-age=0, must-revalidate',
      ]);
      expect(
        (await site.app.inject({ method: 'HEAD', url: '/hamburg', headers: { 'user-agent': chrome } })).body,
      ).toBe('');
    });
    expect(count).toBe(0);
  });

  it('differ by address, language, kind of client and phrases, and by nothing else', async () => {
    await get('/bremen');
    const rendered = (url: string, agent?: string) => renderedIn(() => get(url, agent));
    expect(await rendered('/bremen?type=weekend')).toBe(1);
    expect(await rendered('/de/bremen')).toBe(1);
    expect(await rendered('/bremen', bot)).toBe(1);
    const headers = {
      'user-agent': chrome,
      cookie: 'a=b',
      'accept-language': 'pl',
      authorization: 'Bearer x',
    };
    expect(await renderedIn(() => site.app.inject({ url: '/bremen', headers }))).toBe(0);
    expect(await rendered('/Bremen/')).toBe(0);
    for (const query of ['gclid=Cj0K', 'fbclid=x&utm_campaign=spring', 'page=2', 'q=', 'a&a=b'])
      expect([query, await rendered(`/bremen?${query}`)]).toEqual([query, 0]);
    expect(await rendered('/bremen?x=1&type=weekend&utm_medium=mail')).toBe(0);
    phrasesVersion.mockReturnValue(1);
    expect(await rendered('/bremen')).toBe(1);
    phrasesVersion.mockReturnValue(0);
  });

  it('are rendered for a few new campaigns a minute, and shared by those who come with invented ones', async () => {
    await get('/dresden');
    const visit = () => get(`/dresden?utm_source=${Math.random()}`);
    expect(await renderedIn(() => Promise.all(Array.from({ length: 300 }, visit)))).toBe(30);
  });

  it('are sent to those whose address has a secret, but nobody else may store them', async () => {
    const plain = await get('/bremen');
    for (const query of ['token=a', 'code=b&state=c', 'verification_code=123456', 'secretHash=d&x']) {
      let answer: Awaited<ReturnType<typeof get>> | undefined;
      expect(await renderedIn(async () => (answer = await get(`/bremen?${query}`)))).toBe(0);
      expect(answer?.body).toBe(plain.body);
      expect(answer?.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
      });
      expect(answer?.headers.etag).toBeUndefined();
    }
  });

  it.each(['state=tx', 'state=ca&country_code=us'])(
    'may be stored by others for a search: %s',
    async (query) => {
      const { headers } = await get(`/bremen?${query}`);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers.etag).toEqual(expect.any(String));
    },
  );

  it('redirect with those parameters, too, that they are rendered without', async () => {
    const locationOf = async (url: string) => (await get(url)).headers.location;
    expect(await locationOf('/old?gclid=Cj0K&x')).toBe('/new?gclid=Cj0K&x');
    expect(await locationOf('/old')).toBe('/new');
  });

  it.each(['/mine', '/nope', '/partly', '/slow', '/broken', '/old'])(
    'do not include %s, which is private, missing, incomplete, late, broken or elsewhere',
    async (url) => {
      const first = await get(url);
      expect(await renderedIn(() => get(url))).toBe(1);
      expect(first.headers.etag).toBeUndefined();
    },
  );

  it('never include an answer with status 503', async () => {
    const render = renderPage.getMockImplementation();
    renderPage.mockImplementationOnce(
      async (request) => ({ ...(await render?.(request)), status: 503 }) as never,
    );
    expect((await get('/bonn')).statusCode).toBe(503);
    expect((await get('/bonn')).statusCode).toBe(200);
  });

  it('show what a visitor has changed, as the gateway says, on the next page that the visitor opens', async () => {
    const write = () =>
      site.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', 'user-agent': chrome },
        payload: { id: 'x', variables: {} },
      });
    await get('/bremen');
    for (const ids of [null, 'offer-2 review-1']) {
      site.answerChanged(ids);
      await write();
      expect(await renderedIn(() => get('/bremen'))).toBe(0);
    }
    site.answerChanged('offer-2 offer-1');
    const { headers } = await write();
    expect(headers['x-changed-ids']).toBeUndefined();
    expect(await renderedIn(() => get('/bremen'))).toBe(1);
    // Whoever changes something again sees that, too; all others get the page that is kept.
    await pause(2);
    await write();
    await pause(2);
    const elsewhere = { headers: { 'user-agent': chrome }, remoteAddress: '192.0.2.7' };
    expect(await renderedIn(() => get('/bremen'))).toBe(1);
    for (let vote = 0; vote < 20; vote += 1) {
      await write();
      expect(await renderedIn(() => site.app.inject({ ...elsewhere, url: '/bremen' }))).toBe(0);
    }
    site.answerChanged(null);
  });
});

describe('with a CDN', () => {
  const behind = stubbedSite({ SURROGATE_MAX_AGE_S: '3600', HTML_CACHE_FRESH_S: '0' });
  const surrogate = ({ headers }: Awaited<ReturnType<typeof behind.get>>) => [
    headers['surrogate-control'],
    headers['surrogate-key'],
  ];

  it('pages for everybody say how long it may keep them, and by which ids and path it is purged', async () => {
    const page = await behind.get('/bremen');
    expect(surrogate(page)).toEqual(['max-age=3600', 'offer-1 /bremen all']);
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const headers = { 'user-agent': chrome, 'if-none-match': String(page.headers.etag) };
    const known = await behind.app.inject({ url: '/bremen', headers });
    expect([known.statusCode, ...surrogate(known)]).toEqual([304, 'max-age=3600', 'offer-1 /bremen all']);
    expect(surrogate(await get('/bremen'))).toEqual([undefined, undefined]);
  });

  it.each(['/mine', '/bremen?token=a', '/nope', '/partly', '/slow', '/broken', '/old', '/graphql'])(
    'may not be kept by it: %s',
    async (url) => expect(surrogate(await behind.get(url))).toEqual([undefined, undefined]),
  );
});
