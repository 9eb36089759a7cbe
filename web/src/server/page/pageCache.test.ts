// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type CacheablePage } from './pageCache.ts';

interface Page extends CacheablePage {
  readonly text: string;
}

const page = (text: string, more: Partial<Page> = {}): Page => ({
  text,
  caching: 'keep',
  path: '/berlin',
  entities: ['offer-1'],
  size: 1000,
  ...more,
});
const limits = { freshMs: 10_000, staleMs: 60_000, maxBytes: 10_000 };
const onFault = vi.fn();

const cacheOf = (maxBytes = limits.maxBytes) => {
  const cache = createPageCache<Page>({ ...limits, maxBytes }, onFault);
  const render = vi.fn<(abandoned: AbortSignal) => Promise<Page>>(() => Promise.resolve(page('first')));
  const read = async (key = 'human /berlin', left = new AbortController().signal) =>
    (await cache.read(key, render, left)).text;
  return { cache, render, read };
};
const whenSettled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  onFault.mockReset();
});
afterEach(() => vi.useRealTimers());

describe('the cache of pages', () => {
  it('abandons a rendering when all who wait for it have left, and renders the page anew for the next', async () => {
    const { render, read } = cacheOf();
    const never = new Promise<Page>(() => undefined);
    render.mockReturnValueOnce(never);
    const [one, other] = [new AbortController(), new AbortController()];
    void read('human /berlin', one.signal);
    void read('human /berlin', other.signal);
    const abandoned = render.mock.calls[0]?.[0];
    one.abort();
    expect(abandoned?.aborted).toBe(false);
    other.abort();
    expect(abandoned?.aborted).toBe(true);
    expect(await read()).toBe('first');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('renders a stale page again whether or not its visitor stays', async () => {
    const { render, read } = cacheOf();
    await read();
    vi.advanceTimersByTime(10_000);
    const visitor = new AbortController();
    await read('human /berlin', visitor.signal);
    visitor.abort();
    expect(render.mock.calls[1]?.[0].aborted).toBe(false);
    await whenSettled();
  });

  it('renders a page once for a hundred simultaneous visitors, and not again while it is fresh', async () => {
    const { render, read } = cacheOf();
    const texts = await Promise.all(Array.from({ length: 100 }, () => read()));
    expect(new Set(texts)).toEqual(new Set(['first']));
    vi.advanceTimersByTime(9_999);
    await read();
    expect(render).toHaveBeenCalledTimes(1);
    await read('bot /berlin');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('serves a stale page while it renders it again, once', async () => {
    const { render, read } = cacheOf();
    await read();
    vi.advanceTimersByTime(10_000);
    render.mockResolvedValue(page('second'));
    expect(await Promise.all([read(), read(), read()])).toEqual(['first', 'first', 'first']);
    await whenSettled();
    expect(await read()).toBe('second');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('serves no page that is older than both times', async () => {
    const { render, read } = cacheOf();
    await read();
    vi.advanceTimersByTime(70_000);
    render.mockResolvedValue(page('second'));
    expect(await read()).toBe('second');
  });

  it('keeps a stale page when it cannot be rendered again, and removes one that is gone', async () => {
    const { render, read } = cacheOf();
    await read();
    vi.advanceTimersByTime(10_000);
    render.mockResolvedValueOnce(page('503', { caching: 'retry' }));
    await read();
    await whenSettled();
    render.mockRejectedValueOnce(new Error('no such luck'));
    expect(await read()).toBe('first');
    await whenSettled();
    expect(onFault).toHaveBeenCalledTimes(1);
    render.mockResolvedValue(page('404', { caching: 'forget' }));
    expect(await read()).toBe('first');
    await whenSettled();
    expect(await read()).toBe('404');
  });

  it.each(['retry', 'forget'] as const)('keeps no page with the outcome “%s”', async (caching) => {
    const { render, read } = cacheOf();
    render.mockResolvedValueOnce(page('error', { caching }));
    expect(await read()).toBe('error');
    expect(await read()).toBe('first');
  });

  it('rejects all requests for a page that fails, and renders it anew for the next', async () => {
    const { render, read } = cacheOf();
    render.mockRejectedValueOnce(new Error('no such luck'));
    const outcomes = await Promise.allSettled([read(), read()]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read()).toBe('first');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('holds no more bytes than it may, and evicts the page that was not requested for longest', async () => {
    const { render, read } = cacheOf(3500);
    for (const key of ['a', 'b', 'c', 'a', 'd']) await read(key);
    expect(render).toHaveBeenCalledTimes(4);
    await read('a');
    expect(render).toHaveBeenCalledTimes(4);
    await read('b');
    expect(render).toHaveBeenCalledTimes(5);
  });

  it('is not emptied by many pages that are asked for once', async () => {
    const { render, read } = cacheOf(5500);
    for (const key of ['berlin', 'berlin', 'köln', 'köln']) await read(key);
    for (let number = 0; number < 200; number += 1) await read(`berlin?hours=${number}`);
    render.mockClear();
    await Promise.all(['berlin', 'köln'].map((key) => read(key)));
    expect(render).not.toHaveBeenCalled();
    for (let number = 0; number < 3; number += 1) await read('bonn');
    render.mockClear();
    await read('bonn');
    expect(render).not.toHaveBeenCalled();
  });

  it('replaces a page that was popular, and has expired since', async () => {
    const { render, read } = cacheOf(1100);
    for (let number = 0; number < 5; number += 1) await read('old');
    vi.advanceTimersByTime(70_000);
    await read('new');
    render.mockClear();
    await read('new');
    expect(render).not.toHaveBeenCalled();
  });

  it('purges pages by path, by entity, and all', async () => {
    const { cache, render, read } = cacheOf();
    const keepBoth = async () => {
      cache.purge({ all: true });
      render.mockResolvedValueOnce(page('berlin'));
      await read('berlin');
      render.mockResolvedValueOnce(page('köln', { path: '/koln', entities: ['offer-2'] }));
      await read('köln');
      render.mockClear();
    };
    await keepBoth();
    expect(cache.purge({ paths: ['/koln'], ids: ['offer-3'] })).toBe(1);
    expect(await read('berlin')).toBe('berlin');
    await keepBoth();
    expect(cache.purge({ ids: ['offer-1'] })).toBe(1);
    expect(await read('köln')).toBe('köln');
    expect(await read('berlin')).toBe('first');
    expect(cache.purge({ all: true })).toBe(2);
  });

  it('renders a page once at a time, while what it shows changes all the time', async () => {
    const { cache, render, read } = cacheOf();
    let finish: (rendered: Page) => void = () => undefined;
    render.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const before = read();
    expect(cache.outdate(['offer-1'])).toBe(0);
    const after = Array.from({ length: 20 }, () => {
      cache.outdate(['offer-1', 'review-2']);
      return read();
    });
    finish(page('under way'));
    expect(new Set(await Promise.all([before, ...after]))).toEqual(new Set(['under way']));
    expect(render).toHaveBeenCalledTimes(1);
    // It was overtaken, so it was sent but not cached.
    expect(await read()).toBe('first');
    expect(cache.outdate(['offer-3'])).toBe(0);
    expect(await read()).toBe('first');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('keeps a page that was being rendered when something else changed', async () => {
    const { cache, render, read } = cacheOf();
    const rendered = read();
    cache.outdate(['offer-9']);
    await rendered;
    await read();
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('shows somebody what they have changed, with one rendering', async () => {
    const { cache, render, read } = cacheOf();
    await read();
    vi.advanceTimersByTime(1_000);
    const readAs = (at: number, id = 'offer-1') =>
      cache.read('human /berlin', render, new AbortController().signal, { at, ids: new Set([id]) });
    const changedAt = Date.now();
    await readAs(changedAt, 'offer-9');
    expect(render).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    render.mockResolvedValue(page('second'));
    const pages = await Promise.all([readAs(changedAt), readAs(changedAt), read()]);
    expect(pages.map((one) => (typeof one === 'string' ? one : one.text))).toEqual([
      'second',
      'second',
      'first',
    ]);
    expect((await readAs(changedAt)).text).toBe('second');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('does not show somebody a page whose rendering began before their change', async () => {
    const { cache, render, read } = cacheOf();
    let finish: (rendered: Page) => void = () => undefined;
    render.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const before = read();
    const own = { at: Date.now(), ids: new Set(['offer-1']) };
    cache.outdate(['offer-1']);
    vi.advanceTimersByTime(1);
    const after = cache.read('human /berlin', render, new AbortController().signal, own);
    finish(page('old'));
    expect([await before, (await after).text]).toEqual(['old', 'first']);
  });

  it('does not keep a page whose rendering began before a purge', async () => {
    const { cache, render, read } = cacheOf();
    let finish: (rendered: Page) => void = () => undefined;
    render.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const before = read();
    cache.purge({ paths: ['/berlin'] });
    const after = read();
    finish(page('old'));
    expect([await before, await after]).toEqual(['old', 'first']);
    expect(await read()).toBe('first');
    expect(render).toHaveBeenCalledTimes(2);
  });
});
