import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imagesPlugin } from '../imagesPlugin.ts';

describe('pictures for sharing', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(imagesPlugin, { prefix: '/images' });
  });
  afterAll(() => app.close());

  const get = (query: Record<string, string | string[]>, headers: Record<string, string> = {}) => {
    const params = new URLSearchParams(
      Object.entries(query).flatMap(([name, values]) =>
        [values].flat().map((value): [string, string] => [name, value]),
      ),
    );
    return app.inject({ url: `/images/social?${params.toString()}`, headers });
  };

  it.each([
    { title: 'Side jobs in Berlin', picture: 'cities/berlin', figure: ['31 gigs', '★ 4.2 (610)'] },
    { title: 'Kraftfahrzeugverkehrsordnungswidrigkeitenbearbeiterin gesucht', picture: 'partners/swiftbite' },
    { title: 'Şehrinde uygulama üzerinden iş bul, Łódź ve İstanbul', kicker: 'ĞÜŞİÖÇ', brand: 'Citygigs' },
    { title: '日本 only', picture: 'categories/delivery' },
  ])('draws $title in the size that social networks recommend', async (query) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  });

  it('draws the same picture for the same text, with the same entity tag', async () => {
    const first = await get({ title: 'Same' });
    const second = await get({ title: 'Same' });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const { etag } = first.headers;
    expect((await get({ title: 'Same' }, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get({ title: 'Other' })).headers['etag']).not.toBe(etag);
  });

  it.each([
    ['title', {}],
    ['title', { title: '   ' }],
    ['title', { title: 'x'.repeat(161) }],
    ['title', { title: 'a\u0000b' }],
    ['title', { title: ['one', 'two'] }],
    ['kicker', { title: 'x', kicker: 'k'.repeat(81) }],
    ['figure', { title: 'x', figure: ['1', '2', '3', '4'] }],
    ['picture', { title: 'x', picture: 'cities/../../etc' }],
    ['picture', { title: 'x', picture: 'nothing/berlin' }],
  ])('rejects an invalid %s', async (field, query) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field, code: 'improper' }] });
  });
});
