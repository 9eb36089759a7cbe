import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { User } from '../../../src/web-api/my/user/userSchema.ts';
import {
  berlinOffer,
  call,
  get,
  numberFrom,
  type Errors,
  type List,
  type ServicesOf,
} from '../../testServices.ts';

const pictureOf = async (background: string) => {
  const file = await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  return file.toString('base64');
};

export const ownPictureSuite = (services: ServicesOf): void => {
  const set = <Body = Static<typeof User>>(user: string | undefined, picture: string) =>
    call<Body>(services(), 'POST', '/my/user/avatar', { user, body: { picture } });
  const fetchPicture = (name: string | null, path = 'c_fill,w_48,h_48,f_auto') =>
    services().app.inject({ url: `/images/${path}/avatars/${name}`, headers: { accept: 'image/webp' } });

  describe('the picture of a user', () => {
    it(
      'is stored, served under the address of its content, replaced and removed',
      { tags: ['R3.10'] },
      async () => {
        const user = 'pictured';
        const first = (await set(user, await pictureOf('#ff0000'))).body.avatar;
        expect(first).toMatch(/^upload-[0-9a-f]{40}$/);
        const answer = await fetchPicture(first);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=2592000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'",
        });
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 48, height: 48 });
        // A small picture is not enlarged beyond what is stored at most.
        const large = await fetchPicture(first, 'c_fill,w_1200,h_630,f_jpg');
        expect(await sharp(large.rawPayload).metadata()).toMatchObject({
          format: 'jpeg',
          width: 512,
          height: 512,
        });
        expect((await fetchPicture(first, 'f_svg')).statusCode).toBe(400);

        const second = (await set(user, await pictureOf('#0000ff'))).body.avatar;
        expect(second).not.toBe(first);
        expect((await fetchPicture(first)).statusCode).toBe(404);
        expect((await fetchPicture(second)).statusCode).toBe(200);

        for (const path of ['/my/user/avatar', '/my/user/avatar']) {
          const removed = await call<Static<typeof User>>(services(), 'DELETE', path, { user });
          expect([removed.status, removed.body.avatar]).toEqual([200, null]);
        }
        expect((await fetchPicture(second)).statusCode).toBe(404);
      },
    );

    it('is one at a time, so that no user waits for several pictures of another', async () => {
      const picture = await pictureOf('#00ff00');
      const many = Array.from({ length: 6 }, () => set('hasty', picture));
      const [other, ...statuses] = (await Promise.all([set('patient', picture), ...many])).map(
        ({ status }) => status,
      );
      expect(other).toBe(200);
      expect(statuses.toSorted()).toEqual([200, 429, 429, 429, 429, 429]);
      expect((await set('hasty', picture)).status).toBe(200);
    });

    it('is shown with the reviews of the user, and disappears from them', { tags: ['R3.83'] }, async () => {
      const user = 'pictured-author';
      const id = await berlinOffer(services(), 'paws-and-co');
      const body = { rating: 4, reviewText: 'Pictured.' };
      await call(services(), 'POST', `/job_offers/${id}/reviews`, { user, body, key: randomUUID() });
      const shown = async () => {
        type Reviews = List<{ userId: string | null; avatar: string | null }>;
        const author = (await call<{ author_id: string }>(services(), 'GET', '/my/user', { user })).body;
        const { body: reviews } = await get<Reviews>(
          services(),
          `/reviews/latest?job_offer_id=${id}&limit=50`,
        );
        return reviews.items.find(({ userId }) => userId === author.author_id)?.avatar;
      };
      expect(await shown()).toBeNull();
      const { avatar } = (await set(user, await pictureOf('#00ff00'))).body;
      expect(await shown()).toBe(avatar);
      await call(services(), 'DELETE', '/my/user/avatar', { user });
      expect(await shown()).toBeNull();
    });

    it('is rejected without a token or if it is no picture, and nothing is stored', async () => {
      expect((await set(undefined, 'AAAA')).status).toBe(401);
      for (const picture of ['AAAA', 'no base64!', Buffer.from('<svg/>').toString('base64')]) {
        const { status, body } = await set<Errors>('no-picture', picture);
        expect(status).toBe(422);
        expect(body.errors).toMatchObject([{ field: 'picture', code: 'invalid' }]);
      }
      const large = await set<Errors>('no-picture', Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64'));
      expect([large.status, large.body.errors[0]?.code]).toEqual([422, 'too_large']);
      expect((await set('no-picture', 'A'.repeat(7 * 1024 * 1024))).status).toBe(413);
      expect(await numberFrom(services(), sql`select count(*) from users where id = 'no-picture'`)).toBe(0);
    });

    it('can be set 20 times an hour', async () => {
      const statuses = [];
      for (let at = 0; at < 21; at += 1) statuses.push((await set('restless', 'AAAA')).status);
      expect(statuses).toEqual([...Array(20).fill(422), 429]);
    });
  });
};
