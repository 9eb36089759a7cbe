import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import { runModeration } from '../../../src/moderation/runModeration.ts';
import type { UserMetadata } from '../../../src/web-api/my/user/userSchema.ts';
import type { Review } from '../../../src/web-api/reviews/reviewSchema.ts';
import { homeOf } from '../../people.ts';
import { berlinOffer, get, numberFrom, type List, type ServicesOf } from '../../testServices.ts';

type ReviewBody = Static<typeof Review>;
type Names = { given_name?: string | null; family_name?: string | null };

const nobody = { given_name: undefined, family_name: undefined };

export const authorNamesSuite = (services: ServicesOf): void => {
  /** Sends a request with the claims of a token, by default one without names. */
  const send = async <Body>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    user: string,
    body?: object,
    claims: object = nobody,
  ): Promise<Body> => {
    const { app, identity } = services();
    const token = identity.tokenOf(user, { claims: { ...claims } });
    const answer = await app.inject({
      method,
      url: `/web-api/en${path}`,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': homeOf(user) },
      ...(body !== undefined && { payload: body }),
    });
    expect(answer.statusCode).toBeLessThan(300);
    return answer.json<Body>();
  };
  const saveNames = (user: string, names: Names) =>
    send<Static<typeof UserMetadata>>('PATCH', '/my/user/metadata/', user, names);
  const publicId = async (user: string) =>
    (await send<{ author_id: string }>('GET', '/my/user', user)).author_id;
  const shownBy = async (user: string, id: number) => {
    const author = await publicId(user);
    const list = `/reviews/latest?job_offer_id=${id}&limit=200`;
    const { items } = (await get<List<ReviewBody>>(services(), list)).body;
    const found = items.find(({ authorId }) => authorId === author);
    return { id: found?.id, authorId: found?.authorId, username: found?.username, avatar: found?.avatar };
  };
  const nameOf = async (user: string, id: number) => (await shownBy(user, id)).username;
  const review = (user: string, id: number, claims?: object) =>
    send('POST', `/job_offers/${id}/reviews`, user, { rating: 4, reviewText: 'Fine.' }, claims);

  describe('the author of a review', () => {
    it('has the name that the profile has now: taken off, added and changed', async () => {
      const offers = [await berlinOffer(services(), 'swiftbite'), await berlinOffer(services(), 'nestkin')];
      await saveNames('lena', { given_name: 'Lena', family_name: 'Lopez' });
      await saveNames('other-lena', { given_name: 'Lena', family_name: 'Lopez' });
      for (const id of offers) await review('lena', id);
      await review('other-lena', offers[0] ?? 0);
      const names = () => Promise.all(offers.map((id) => nameOf('lena', id)));
      expect(await names()).toEqual(['Lena L.', 'Lena L.']);
      const changes: [Names, string | null][] = [
        [{ given_name: null, family_name: null }, null],
        [{ given_name: 'Ana', family_name: 'Costa' }, 'Ana C.'],
        [{ family_name: 'łuk' }, 'Ana Ł.'],
        [{ family_name: '' }, 'Ana'],
        [{ given_name: '', family_name: 'Costa' }, null],
      ];
      for (const [change, shown] of changes) {
        await saveNames('lena', change);
        expect(await names()).toEqual([shown, shown]);
        for (const id of offers) await send('PATCH', `/job_offers/${id}/reviews`, 'lena', { rating: 3 });
        expect(await names()).toEqual([shown, shown]);
      }
      expect(await nameOf('other-lena', offers[0] ?? 0)).toBe('Lena L.');
    });

    it('has the name of the account if the profile is saved with POST /my/user/save', async () => {
      const id = await berlinOffer(services(), 'swiftbite');
      await review('saver', id);
      expect(await nameOf('saver', id)).toBeNull();
      await send('POST', '/my/user/save', 'saver', { given_name: 'Kim', emailConsent: true });
      expect(await nameOf('saver', id)).toBe('Kim');
      await send('POST', '/my/user/save', 'saver', { emailConsent: false });
      expect(await nameOf('saver', id)).toBe('Kim');
    });

    it('has the name of Google or Facebook at the last login, which the profile cannot change', async () => {
      const id = await berlinOffer(services(), 'swiftbite');
      for (const provider of ['google', 'facebook']) {
        const user = `from-${provider}`;
        const named = (given_name: string) => ({
          given_name,
          family_name: 'Berg',
          'custom:appjobs_user_id': `${provider}|1`,
        });
        await saveNames(user, { given_name: 'Invented' });
        await review(user, id, named('Tove'));
        expect(await nameOf(user, id)).toBe('Tove B.');
        await send('POST', '/my/user/init', user, undefined, named('Liv'));
        expect(await nameOf(user, id)).toBe('Liv B.');
      }
    });

    it('is no account in public: only their own answers name it', async () => {
      const id = await berlinOffer(services(), 'swiftbite');
      const own = await send<ReviewBody>('POST', `/job_offers/${id}/reviews`, 'whistleblower', { rating: 1 });
      expect(own.userId).toBe('whistleblower');
      expect(own.authorId).toBe(await publicId('whistleblower'));
      expect((await shownBy('whistleblower', id)).authorId).toBe(own.authorId);
      expect((await shownBy('whistleblower', id)).id).toBe(own.id);
      const lists = [`/reviews/latest?job_offer_id=${id}&limit=200`, `/reviews/top?limit=100`];
      for (const list of lists)
        expect((await get(services(), list)).body).not.toMatchObject({
          items: expect.arrayContaining([expect.objectContaining({ userId: 'whistleblower' })]),
        });
      expect(await publicId('whistleblower')).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
      expect(await publicId('whistleblower')).toBe(await publicId('whistleblower'));
      await send('DELETE', '/my/user', 'whistleblower');
    });

    it('has no name that holds an address, a phone number or the name of this site, wherever it comes from', async () => {
      const id = await berlinOffer(services(), 'swiftbite');
      const names = ['Pay at rides.example', 'kim@rides.example', '+49 176 44 55 66', 'CityGigs Help'];
      for (const [at, given_name] of names.entries()) {
        const user = `advertiser-${at}`;
        const named = { given_name, family_name: 'Berg', 'custom:appjobs_user_id': 'google|1' };
        await review(user, id, at % 2 === 0 ? named : { given_name });
        expect(await nameOf(user, id)).toBeNull();
        const { app, identity } = services();
        const refused = await app.inject({
          method: 'PATCH',
          url: '/web-api/en/my/user/metadata/',
          headers: { authorization: `Bearer ${identity.tokenOf(user, { claims: nobody })}` },
          payload: { given_name },
        });
        expect(refused.statusCode).toBe(422);
      }
    });

    it('has the name that the profile has when a moderator puts the review back', async () => {
      const id = await berlinOffer(services(), 'nestkin');
      await saveNames('put-back', { given_name: 'Mia' });
      await review('put-back', id);
      const decide = (decision: string) =>
        runModeration(services().database, [decision, '--account', 'put-back', '--by', 'Ada']);
      for (const given_name of ['Zoe', null]) {
        await decide('exclude');
        await saveNames('put-back', { given_name });
        await decide('include');
        expect(await nameOf('put-back', id)).toBe(given_name);
      }
    });

    it('has a picture only with a name', async () => {
      const id = await berlinOffer(services(), 'glowclean');
      await review('pictured-nobody', id);
      const square = { width: 60, height: 60, channels: 3, background: '#00ffff' } as const;
      const file = await sharp({ create: square }).png().toBuffer();
      const picture = file.toString('base64');
      const { avatar } = await send<{ avatar: string }>('POST', '/my/user/avatar', 'pictured-nobody', {
        picture,
      });
      const shown = async () => (await shownBy('pictured-nobody', id)).avatar;
      expect(await shown()).toBeNull();
      await saveNames('pictured-nobody', { given_name: 'Noa' });
      expect(await shown()).toBe(avatar);
      await saveNames('pictured-nobody', { given_name: null });
      expect(await shown()).toBeNull();
    });

    it('stays without a name after the account is deleted, whoever signs in next', async () => {
      const id = await berlinOffer(services(), 'glowclean');
      await saveNames('goner', { given_name: 'Leo' });
      await review('goner', id);
      const { id: reviewId } = await shownBy('goner', id);
      await services().database.rows(
        sql`update reviews set created_at = now() - interval '40 days' where id = ${reviewId}`,
      );
      await send('DELETE', '/my/user', 'goner');
      const later = { ...nobody, auth_time: Math.floor(Date.now() / 1000) + 5 };
      await send('PATCH', '/my/user/metadata/', 'goner', { given_name: 'Leo' }, later);
      const anonymous = sql`select count(*) from reviews where id = ${reviewId} and username is null`;
      expect(await numberFrom(services(), anonymous)).toBe(1);
    });

    it('is named in answers about the profile with the latest hundred reviews', async () => {
      const offers = [await berlinOffer(services(), 'swiftbite'), await berlinOffer(services(), 'nestkin')];
      expect((await saveNames('lister', { given_name: 'Ida' })).review_ids).toEqual([]);
      for (const id of offers) await review('lister', id);
      const ids = await Promise.all(offers.map(async (id) => (await shownBy('lister', id)).id));
      expect((await saveNames('lister', { given_name: 'Eva' })).review_ids).toEqual(ids.toReversed());
    });
  });
};
