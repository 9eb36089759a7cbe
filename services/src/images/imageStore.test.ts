import { describe, expect, it, vi } from 'vitest';
import type { ImageFiles } from './imageFiles.ts';
import { imageStore, type WantedImage } from './imageStore.ts';
import { Abandoned, Overloaded } from '../rest/limitConcurrency.ts';

const megabyte = 1024 * 1024;
const limits = { running: 2, waitingMegapixels: 6, siteBytes: 64 * megabyte, otherBytes: 8 * megabyte };

const wanted = (key: string, draw: () => Promise<Buffer>, more: Partial<WantedImage> = {}): WantedImage => ({
  key,
  draw,
  megapixels: 1,
  isOfSite: async () => true,
  files: null,
  signal: new AbortController().signal,
  ...more,
});

const ready = (text: string) => () => Promise.resolve(Buffer.from(text));

/** Two drawings that take all slots until they are released. */
const busyStore = () => {
  const stored = imageStore(limits);
  const slow = Promise.withResolvers<Buffer>();
  const running = ['one', 'two'].map((key) => stored(wanted(key, () => slow.promise)));
  return { stored, running, release: () => slow.resolve(Buffer.from('slow')) };
};

describe('imageStore', () => {
  it('draws an image once for simultaneous requests and later ones', async () => {
    const stored = imageStore(limits);
    const draw = vi.fn(ready('image'));
    const [one, other] = await Promise.all([stored(wanted('a', draw)), stored(wanted('a', draw))]);
    expect([other, await stored(wanted('a', draw))]).toEqual([one, one]);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('draws again after a failure', async () => {
    const stored = imageStore(limits);
    const failed = stored(wanted('a', () => Promise.reject(new Error('no font'))));
    await expect(failed).rejects.toThrow('no font');
    expect((await stored(wanted('a', ready('image')))).body.toString()).toBe('image');
  });

  it('evicts images when it is full', async () => {
    const stored = imageStore(limits);
    const large = vi.fn(() => Promise.resolve(Buffer.alloc(40 * 1024 * 1024)));
    for (const key of ['a', 'b', 'a']) await stored(wanted(key, large));
    expect(large).toHaveBeenCalledTimes(3);
  });

  it('refuses an image when several megapixels wait', async () => {
    const { stored, running, release } = busyStore();
    const draw = vi.fn(ready('image'));
    const waiting = ['a', 'b', 'c'].map((key) => stored(wanted(key, draw, { megapixels: 1.9 })));
    await expect(stored(wanted('d', draw, { megapixels: 1.9 }))).rejects.toBeInstanceOf(Overloaded);
    const small = stored(wanted('e', draw, { megapixels: 0.01 }));
    release();
    await Promise.all([...running, ...waiting, small]);
    expect(draw).toHaveBeenCalledTimes(4);
  });

  it('drops an image that waits when its last client leaves, which makes room for others', async () => {
    const { stored, running, release } = busyStore();
    const draw = vi.fn(ready('image'));
    const [one, other] = [new AbortController(), new AbortController()];
    const large = { megapixels: 5 };
    const left = [one, other].map(({ signal }) => stored(wanted('a', draw, { ...large, signal })));
    one.abort(new Abandoned());
    await expect(stored(wanted('b', draw, large))).rejects.toBeInstanceOf(Overloaded);
    other.abort(new Abandoned());
    const next = stored(wanted('b', draw, large));
    release();
    await Promise.all([...running, next]);
    const outcomes = await Promise.allSettled(left);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('draws an image for a client that comes after all others left', async () => {
    const { stored, running, release } = busyStore();
    const gone = new AbortController();
    const left = stored(wanted('a', ready('image'), { signal: gone.signal }));
    gone.abort(new Abandoned());
    const next = stored(wanted('a', ready('image')));
    release();
    await expect(left).rejects.toBeInstanceOf(Abandoned);
    expect((await next).body.toString()).toBe('image');
    await Promise.all(running);
  });

  it('takes an image from the disk, and stores it there once it is drawn', async () => {
    const cached = new Map<string, Buffer>([['a', Buffer.from('cached')]]);
    const files: ImageFiles = {
      read: (key) => Promise.resolve(cached.get(key) ?? null),
      write: (key, body) => void cached.set(key, body),
      settled: () => Promise.resolve(),
    };
    const stored = imageStore(limits);
    const draw = vi.fn(ready('drawn'));
    expect((await stored(wanted('a', draw, { files }))).body.toString()).toBe('cached');
    expect(draw).not.toHaveBeenCalled();
    await stored(wanted('b', draw, { files }));
    await vi.waitFor(() => expect(cached.get('b')?.toString()).toBe('drawn'));
  });

  it('keeps no image on disk that the site does not show, or that nobody knows', async () => {
    const write = vi.fn();
    const files: ImageFiles = { read: () => Promise.resolve(null), write, settled: () => Promise.resolve() };
    const stored = imageStore(limits);
    const draw = vi.fn(ready('drawn'));
    for (const isOfSite of [async () => false, () => Promise.reject(new Error('no database'))]) {
      const key = String(isOfSite);
      await stored(wanted(key, draw, { files, isOfSite }));
      await stored(wanted(key, draw, { files, isOfSite }));
    }
    expect([draw.mock.calls.length, write.mock.calls.length]).toEqual([2, 0]);
  });

  it('does not displace images of the site by others', async () => {
    const stored = imageStore(limits);
    const draw = vi.fn(() => Promise.resolve(Buffer.alloc(4 * 1024 * 1024)));
    await stored(wanted('berlin', draw));
    for (let index = 0; index < 20; index += 1)
      await stored(wanted(`other-${index}`, draw, { isOfSite: async () => false }));
    await stored(wanted('berlin', draw));
    expect(draw).toHaveBeenCalledTimes(21);
    await stored(wanted('other-0', draw));
    expect(draw).toHaveBeenCalledTimes(22);
  });
});
