import { describe, expect, it, vi } from 'vitest';
import { imageStore } from './imageStore.ts';

describe('imageStore', () => {
  it('draws an image once for simultaneous requests and later ones', async () => {
    const stored = imageStore();
    const make = vi.fn(() => Promise.resolve(Buffer.from('image')));
    const [one, other] = await Promise.all([stored('a', make), stored('a', make)]);
    expect([other, await stored('a', make)]).toEqual([one, one]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('draws again after a failure', async () => {
    const stored = imageStore();
    const failed = stored('a', () => Promise.reject(new Error('no font')));
    await expect(failed).rejects.toThrow('no font');
    expect((await stored('a', () => Promise.resolve(Buffer.from('image')))).body.toString()).toBe('image');
  });

  it('evicts images when it is full, but returns an image that is still being drawn', async () => {
    const stored = imageStore();
    const large = () => Promise.resolve(Buffer.alloc(40 * 1024 * 1024));
    const drawn = Promise.withResolvers<Buffer>();
    const slow = stored('slow', () => drawn.promise);
    await stored('a', large);
    await stored('b', large);
    drawn.resolve(Buffer.from('slow'));
    expect((await slow).body.toString()).toBe('slow');
    const again = vi.fn(large);
    await stored('a', again);
    expect(again).toHaveBeenCalledTimes(1);
  });
});
