// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCopies } from './keepCopies.ts';

/** A cache of the browser, for tests: entries by path, in the order in which they were stored. */
const fakeCache = (entries: Readonly<Record<string, Response>> = {}) => {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    match: async (path: string) => stored.get(path)?.clone(),
    matchAll: async () => [...stored.values()].map((response) => response.clone()),
    keys: async () => [...stored.keys()].map((path) => ({ url: `https://site.example${path}` })),
    put: async (path: string, response: Response) => void stored.set(path, response),
    delete: async (of: string | { readonly url: string }) =>
      stored.delete(typeof of === 'string' ? of : of.url.replace('https://site.example', '')),
  };
};

const script = '/assets/client-2.js';
const html = `<img src="/images/c_fill,w_50,h_50/partners/nestkin"><script src="${script}"></script>`;
const caching = 'public, max-age=0, must-revalidate';

const answer = (text = html, headers: Readonly<Record<string, string>> = {}, status = 200): Response =>
  new Response(text, {
    status,
    headers: { 'cache-control': caching, date: new Date().toUTCString(), ...headers },
  });

const daysAgo = (days: number) => ({ date: new Date(Date.now() - days * 24 * 60 * 60_000).toUTCString() });

let pages = fakeCache();
let files = fakeCache();
let site: Record<string, Response>;
const fetched: string[] = [];

beforeEach(() => {
  pages = fakeCache();
  files = fakeCache();
  site = {};
  fetched.length = 0;
  vi.stubGlobal('caches', { open: async (name: string) => (name === 'offline:pages' ? pages : files) });
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    const found = site[path];
    if (!found) throw new TypeError('offline');
    return found.clone();
  });
});

const keep = (...wanted: string[]) => keepCopies({ pages: wanted, files: ['/assets/late.js'], script });

describe('the copies of the service worker', () => {
  it('are the pages that are wanted, with their scripts and pictures, and no others', async () => {
    site = {
      '/a': answer(),
      [script]: answer('start'),
      '/assets/late.js': answer('late'),
      '/images/c_fill,w_50,h_50/partners/nestkin': answer('logo'),
    };
    pages.stored.set('/left', answer());
    files.stored.set('/assets/left.js', answer());
    await keep('/a');
    expect([...pages.stored.keys()]).toEqual(['/a']);
    expect([...files.stored.keys()].toSorted()).toEqual([
      '/assets/client-2.js',
      '/assets/late.js',
      '/images/partners/nestkin',
    ]);
  });

  it('keep what other pages of this build have loaded', async () => {
    site = { '/a': answer() };
    files.stored.set(script, answer('start'));
    files.stored.set('/assets/dialog.js', answer());
    files.stored.set('/images/partners/left', answer());
    await keep('/a');
    expect([...files.stored.keys()]).toEqual([script, '/assets/dialog.js']);
  });

  it.each([
    ['about a user', { 'cache-control': 'private, no-store' }, 200],
    ['incomplete', { 'cache-control': 'no-store' }, 200],
    ['missing', {}, 404],
  ])('are of no page that is %s', async (_what, headers, status) => {
    site = { '/a': answer(html, headers, status) };
    await keep('/a');
    expect([...pages.stored.keys()]).toEqual([]);
  });

  it('of today and of this build are not fetched again; others are', async () => {
    pages.stored.set('/today', answer());
    pages.stored.set('/older', answer(html, daysAgo(2)));
    pages.stored.set('/former', answer('<script src="/assets/client-1.js"></script>'));
    site = { '/older': answer(`new ${html}`), '/former': answer(`new ${html}`) };
    await keep('/today', '/older', '/former');
    expect(fetched.filter((path) => !/assets|images/.test(path))).toEqual(['/older', '/former']);
    expect(await pages.stored.get('/older')?.text()).toContain('new');
    expect(await pages.stored.get('/former')?.text()).toContain('new');
  });

  it('stay without an answer, for 30 days', async () => {
    pages.stored.set('/lately', answer(html, daysAgo(29)));
    pages.stored.set('/long-ago', answer(html, daysAgo(31)));
    await keep('/lately', '/long-ago');
    expect([...pages.stored.keys()]).toEqual(['/lately']);
  });

  it('of a page that is gone are dropped', async () => {
    pages.stored.set('/gone', answer(html, daysAgo(2)));
    site = { '/gone': answer('', {}, 410) };
    await keep('/gone');
    expect([...pages.stored.keys()]).toEqual([]);
  });

  it('are what the last page says when two say it at once', async () => {
    site = { '/a': answer(), '/b': answer() };
    await Promise.all([keep('/a'), keep('/b')]);
    expect([...pages.stored.keys()]).toEqual(['/b']);
  });
});
