import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { imagesPlugin } from './imagesPlugin.ts';

describe('images', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(imagesPlugin, { prefix: '/images' });
  });
  afterAll(() => app.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/images/${path}`, headers });
  const asHeader = 'c_fill,w_1920,h_640,q_50,f_auto/l_multiply_dark,fl_relative,w_1.0,e_multiply';
  const browser = { accept: 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8' };

  it.each([
    ['c_fill,w_1200,h_400,q_50,f_auto/cities/berlin', 1200, 400],
    ['c_fill,w_50,h_50,q_auto:eco,f_auto/partners/swiftbite', 50, 50],
    ['c_fill,w_320,h_180,q_auto,f_auto/categories/delivery', 320, 180],
    ['c_thumb,w_48,h_48,f_auto/avatars/u-1', 48, 48],
    ['c_fit,w_480,f_auto/posts/first-week.jpg', 480, 252],
    ['w_96,f_auto/products/bike-helmet', 96, 96],
    ['c_fill,w_720,h_405,q_auto:good,f_auto/videos/youtube-eRsGyueVLvQ', 720, 405],
    ['f_auto/promo/end-of-list', 320, 588],
    ['c_fill,w_1200,h_400,q_50,e_multiply:dark,f_auto/cities/berlin', 1200, 400],
    ['c_fill,w_1200,h_400,q_50,f_auto/l_multiply_dark,fl_relative,w_1.0,e_multiply/cities/berlin', 1200, 400],
  ])('answers %s in the requested size', async (path, width, height) => {
    const answer = await get(path, browser);
    expect(answer.statusCode).toBe(200);
    const metadata = await sharp(answer.rawPayload).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', width, height]);
  });

  it.each([
    ['png', 'image/png', 'png'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
    ['svg', 'image/svg+xml', 'svg'],
  ])('answers in the format %s', async (format, type, found) => {
    const answer = await get(`w_100,f_${format}/partners/nestkin`);
    expect(answer.headers['content-type']).toBe(type);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(found);
    expect(answer.headers['vary']).toBeUndefined();
  });

  it('chooses the format for f_auto from the accept header', { tags: ['R9.45'] }, async () => {
    const typeFor = async (path: string, accept: string) => {
      const answer = await get(path, { accept });
      expect(answer.headers['vary']).toBe('Accept');
      return answer.headers['content-type'];
    };
    expect(await typeFor('w_96,f_auto/cities/paris', 'image/avif,image/webp,*/*')).toBe('image/webp');
    expect(await typeFor('w_96,f_auto/cities/paris', 'image/avif,*/*')).toBe('image/avif');
    expect(await typeFor('w_96,f_auto/cities/paris', 'image/webp;q=0,*/*')).toBe('image/jpeg');
    expect(await typeFor('w_96/partners/nestkin', '*/*')).toBe('image/png');
  });

  it('serves a partner logo of 50 by 50 at quality eco in under 2 kB', { tags: ['R9.47'] }, async () => {
    for (const slug of ['swiftbite', 'nestkin', 'lumen-labs', 'oddjob-guild', 'paws-and-co', 'glowclean']) {
      for (const accept of ['image/webp', '*/*']) {
        const answer = await get(`c_fill,w_50,h_50,q_auto:eco,f_auto/partners/${slug}`, { accept });
        expect(answer.rawPayload.byteLength).toBeLessThan(2000);
      }
    }
  });

  it('serves a header picture for phones at quality 50 in under 30 kB', { tags: ['R9.46'] }, async () => {
    const answer = await get('c_fill,w_768,h_256,q_50,f_auto/cities/berlin', browser);
    expect(answer.rawPayload.byteLength).toBeLessThan(30_000);
  });

  it.each([
    ['c_zoom', 'c', 'Improper crop method'],
    ['q_0', 'q', 'Improper quality modifier'],
    ['q_101', 'q', 'Improper quality modifier'],
    ['q_auto:high', 'q', 'Improper quality modifier'],
    ['e_multiply:grey', 'e', 'Improper multiplication variant'],
    ['w_50/l_multiply_grey,fl_relative,w_1.0,e_multiply', 'e', 'Improper multiplication variant'],
    ['w_50/l_text', 'l', 'Unknown layer'],
    ['f_bmp', 'f', 'Improper format'],
    ['w_0', 'w', 'Width and height are whole numbers from 1 to 9999'],
    ['w_-5', 'w', 'Width and height are whole numbers from 1 to 9999'],
    ['h_1e9', 'h', 'Width and height are whole numbers from 1 to 9999'],
    ['z_1', 'transformations', 'Unknown transformation'],
    ['toString_1', 'transformations', 'Unknown transformation'],
  ])('answers 400 to the transformation %s', async (transformation, field, message) => {
    const answer = await get(`w_40,${transformation}/cities/berlin`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ errors: [{ field, code: 'improper', message }] });
  });

  it.each([
    'w_40/planets/mars',
    'w_40/constructor/x',
    'w_40/promo/start',
    'w_40/cities/%3Cb%3E',
    'w_40/cities',
  ])('answers 404 for %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it('draws the same picture for equal slugs and different pictures for different slugs', async () => {
    const other = Fastify();
    await other.register(imagesPlugin, { prefix: '/images' });
    const [first, again, different] = await Promise.all([
      get('w_320,f_png/cities/berlin'),
      other.inject('/images/w_320,f_png/cities/berlin'),
      get('w_320,f_png/cities/bernau'),
    ]);
    expect(first.rawPayload.equals(again.rawPayload)).toBe(true);
    expect(first.rawPayload.equals(different.rawPayload)).toBe(false);
    await other.close();
  });

  it('darkens or lightens a picture under text', async () => {
    const brightness = async (path: string) => {
      const { channels } = await sharp((await get(path)).rawPayload).stats();
      return channels[0]?.mean ?? 0;
    };
    const plain = await brightness('w_180,f_png/cities/rome');
    expect(await brightness('w_180,e_multiply:dark,f_png/cities/rome')).toBeLessThan(plain * 0.7);
    expect(await brightness('w_180,e_multiply:light,f_png/cities/rome')).toBeGreaterThan(plain * 1.3);
  });

  it('lets caches store a picture and revalidate it by its entity tag', async () => {
    const first = await get('w_96,f_auto/cities/rome', browser);
    expect(first.headers['cache-control']).toContain('public, max-age=86400');
    const tag = String(first.headers['etag']);
    const second = await get('w_96,f_auto/cities/rome', { ...browser, 'if-none-match': `W/${tag}` });
    expect([second.statusCode, second.rawPayload.byteLength]).toEqual([304, 0]);
  });

  it.each([
    ['w_41', 'w'],
    ['h_41', 'h'],
    ['w_1920,h_641', 'h'],
    ['w_9999,h_9999', 'w'],
  ])('answers 400 for the size %s, which the site does not use', async (size, field) => {
    const answer = await get(`c_fill,${size},f_png/cities/berlin`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field, code: 'improper' }] });
  });

  it('draws a picture in few qualities', async () => {
    const etag = async (quality: number) =>
      (await get(`w_96,q_${quality},f_jpg/cities/rome`)).headers['etag'];
    expect(await etag(51)).toBe(await etag(58));
    expect(await etag(59)).not.toBe(await etag(58));
  });

  it('draws a new picture at once while 46 others are wanted in sizes of their own', async () => {
    const sizes = Array.from(
      { length: 46 },
      (_, index) => `c_fill,w_${1900 + index},h_${1300 + index},f_png,q_100`,
    );
    const others = sizes.map((size) => get(`${size}/cities/berlin`));
    const start = performance.now();
    expect((await get('c_fill,w_100,h_100,f_webp/partners/nestkin')).statusCode).toBe(200);
    expect(performance.now() - start).toBeLessThan(1000);
    const statuses = (await Promise.all(others)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([400]));
  });

  it('refuses pictures beyond a second of work, and asks to come again', async () => {
    const many = Array.from({ length: 46 }, (_, index) =>
      get(`c_fill,w_1920,h_640,q_50/cities/city-${index}`),
    );
    const answers = await Promise.all(many);
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThanOrEqual(36);
    expect(refused.every(({ headers }) => headers['retry-after'] === '1')).toBe(true);
    expect((await get('c_fill,w_1920,h_640,q_50/cities/city-45')).statusCode).toBe(200);
  });

  it('keeps on disk what the site shows, and nothing else that can be asked for', async () => {
    const server = Fastify();
    const write = vi.fn();
    const files = { read: () => Promise.resolve(null), write, settled: () => Promise.resolve() };
    const isKnown = async (kind: string, slug: string) => kind === 'partners' && slug === 'nestkin';
    await server.register(imagesPlugin, { prefix: '/images', files, isKnown });
    const statuses = [];
    for (const path of [
      'c_fill,w_50,h_50,q_auto:eco,f_auto/partners/nestkin',
      'c_fill,w_320,h_588,q_auto:good,f_auto/promo/end-of-list',
      'c_fill,w_50,h_50,q_auto:eco,f_auto/partners/unknown',
      'c_thumb,w_50,h_50,q_auto:eco,f_auto/partners/nestkin',
      'c_fill,w_50,h_50,q_auto:best,f_auto/partners/nestkin',
      'c_fill,w_50,h_50,q_auto:eco,e_multiply:dark,f_auto/partners/nestkin',
      'c_fill,w_50,h_50,q_auto:eco,f_svg/partners/nestkin',
      'c_fill,w_50,q_auto:eco,f_auto/partners/nestkin',
      'f_auto/partners/nestkin',
    ])
      statuses.push((await server.inject(`/images/${path}`)).statusCode);
    await pause(20);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(write.mock.calls.map(([key]) => String(key).split(' ').slice(0, 2))).toEqual([
      ['partners', 'nestkin'],
      ['promo', 'end-of-list'],
    ]);
    await server.close();
  });

  it('draws nothing for clients that have left', { timeout: 20_000 }, async () => {
    const server = Fastify();
    const write = vi.fn();
    const files = { read: () => Promise.resolve(null), write, settled: () => Promise.resolve() };
    await server.register(imagesPlugin, { prefix: '/images', files, isKnown: async () => true });
    const origin = await server.listen({ port: 0 });
    const leave = new AbortController();
    const asked = Array.from({ length: 6 }, (_, index) =>
      fetch(`${origin}/images/${asHeader}/cities/left-${index}`, { signal: leave.signal }),
    );
    await pause(50);
    leave.abort();
    await Promise.allSettled(asked);
    const { status } = await fetch(`${origin}/images/${asHeader}/cities/berlin`);
    expect(status).toBe(200);
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    // Two were being drawn already.
    expect(write.mock.calls.length).toBeLessThanOrEqual(3);
    await server.close();
  });
});
