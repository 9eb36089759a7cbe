import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { releaseDue } from '../../../src/counting/releaseWaiting.ts';
import { exclude } from '../../../src/moderation/exclude.ts';
import { include } from '../../../src/moderation/takeBack.ts';
import { removeUserData } from '../../../src/user-data/removeUserData.ts';
import { addOffer, removeOffers } from '../../addOffer.ts';
import { homeOf, oldUser } from '../../people.ts';
import { call, get, type List, numberFrom, type ServicesOf } from '../../testServices.ts';

interface Listed {
  readonly id: number;
  readonly rating: number;
  readonly helpfulCount: number;
  readonly ratingCountsFrom: string | null;
}

type Ratings = List<Listed> & { ratings: { rating: number | null; ratingCount: number } };

const munich = 2867714;

export const waitingReviewsSuite = (services: ServicesOf): void => {
  let offer = 0;

  const send = <Body = Listed>(
    path: string,
    { user, from = homeOf(user), session }: { user: string; from?: string; session?: string },
    body: object,
  ) =>
    call<Body>(services(), 'POST', path, {
      user,
      from,
      body: { ...body, ...(session !== undefined && { session_id: session }) },
    });
  const review = (user: string, rating: number, where: { from?: string; session?: string } = {}) =>
    send(`/job_offers/${offer}/reviews`, { user, ...where }, { rating, reviewText: `By ${user}.` });
  const vote = async (user: string, id: number, from = homeOf(user)) =>
    (await send(`/reviews/${id}/helpful`, { user, from }, { helpful: true })).body.helpfulCount;

  const listed = async (more = '') =>
    (
      await get<Ratings>(
        services(),
        `/reviews/latest?job_offer_id=${offer}&page=1&limit=50&expand=ratings${more}`,
      )
    ).body;
  const stars = async () => {
    const { rating, ratingCount } = (await listed()).ratings;
    return [rating === null ? null : Math.round(rating * 100) / 100, ratingCount];
  };
  const daysUntil = (time: string | null | undefined) => (Date.parse(time ?? '') - Date.now()) / 86_400_000;
  const letTimePass = async (table: 'reviews' | 'review_votes') => {
    await services().database.rows(
      sql`update ${sql.identifier(table)} set waits_until = now() - interval '1 minute' where waits_until is not null`,
    );
    await releaseDue(services().database);
  };
  const apply = async (user: string) => {
    const payload = { offer_id: offer, type: 'job', locale: 'en', email: `${user}@example.org` };
    const answer = await services().app.inject({ method: 'POST', url: '/sales-api/lead', payload });
    expect(answer.statusCode).toBe(201);
  };

  const addOfferBefore = () =>
    beforeEach(async () => {
      const { database } = services();
      offer = await addOffer(database, { cityId: munich });
      await database.rows(sql`insert into job_offer_categories (job_offer_id, category_id)
        select ${offer}::int, min(id) from categories on conflict do nothing`);
      for (const rating of [4, 5, 4])
        await database.rows(sql`insert into reviews (job_offer_id, rating, review_text, language, created_at)
          values (${offer}, ${rating}, 'Long ago.', 'en', now() - interval '60 days')`);
      return async () => {
        for (const table of ['reviews', 'removed_reviews', 'exclusions', 'review_opportunities', 'leads'])
          await database.rows(
            sql`delete from ${sql.identifier(table)} where ${sql.identifier(table === 'leads' ? 'offer_id' : 'job_offer_id')} = ${offer}`,
          );
        await removeOffers(database, [offer]);
      };
    });

  describe('reviews of new accounts', () => {
    addOfferBefore();

    it('are shown at once, and their stars count a week later', async () => {
      for (const at of [1, 2, 3, 4, 5, 6, 7]) {
        const { status, body } = await review(`crowd-of-stars-${at}`, 1, { from: `2001:db8:77:${at}::1` });
        expect(status).toBe(201);
        // They share a network, of which two begin to count a day.
        const days = [7, 7, 8, 8, 9, 9, 10][at - 1] ?? 0;
        expect(daysUntil(body.ratingCountsFrom)).toBeGreaterThan(days - (at <= 2 ? 1 : 0.1));
        expect(daysUntil(body.ratingCountsFrom)).toBeLessThanOrEqual(days);
      }
      expect(await stars()).toEqual([4.33, 3]);
      expect((await listed()).total).toBe(10);
      const ones = await listed('&rating=1');
      expect([ones.total, ones.items.length]).toEqual([7, 7]);
      const partner = await numberFrom(
        services(),
        sql`select partner_id from job_offers where id = ${offer}`,
      );
      for (const [more, condition] of [
        ['', sql`true`],
        ['&rating=1', sql`rating = 1`],
        ['&rating=4', sql`rating = 4`],
        ['&country_code=de', sql`country_code = 'DE'`],
      ] as const) {
        const path = `/reviews/partner/${partner}?page=1&limit=1${more}`;
        const rows = sql`select count(*) from review_listings where partner_id = ${partner} and ${condition}`;
        const total = await numberFrom(services(), rows);
        expect({ more, total: (await get<Ratings>(services(), path)).body.total }).toEqual({ more, total });
      }
      await letTimePass('reviews');
      expect(await stars()).toEqual([2, 10]);
      expect((await listed()).items.every(({ ratingCountsFrom }) => ratingCountsFrom === null)).toBe(true);
    });

    it('do not count at once for who has opened the company’s own site', async () => {
      await services().database.rows(sql`update job_offers set is_direct_apply = false where id = ${offer}`);
      await apply('site-visitor');
      const { body } = await review('site-visitor', 2, { session: 'opened' });
      expect(daysUntil(body.ratingCountsFrom)).toBeGreaterThan(6);
      expect(await stars()).toEqual([4.33, 3]);
    });

    it('do not tell at what time of the day their authors signed up', async () => {
      for (const [name, signedUp] of [
        ['early-riser', '00:00:00.001'],
        ['night-owl', '23:59:59.999'],
      ] as const) {
        const { database } = services();
        const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
        await database.rows(sql`insert into users (id, email, created_at)
          values (${name}, ${`${name}@example.org`}, ${`${day}T${signedUp}Z`}::timestamptz)`);
        const { body } = await review(name, 3, { from: `2001:db8:${name.length}::1` });
        expect(body.ratingCountsFrom).toBe(new Date(Date.parse(day) + 7 * 86_400_000).toISOString());
      }
    });

    it('count at once for who has applied here, before or after the review', async () => {
      await apply('early-applicant');
      expect((await review('early-applicant', 2, { session: 'early' })).body.ratingCountsFrom).toBeNull();
      expect(await stars()).toEqual([3.75, 4]);
      await review('late-applicant', 2, { session: 'late' });
      expect(await stars()).toEqual([3.75, 4]);
      await apply('late-applicant');
      const { app, identity } = services();
      await app.inject({
        method: 'POST',
        url: '/web-api/en/reviews/opportunity',
        headers: { authorization: `Bearer ${identity.tokenOf('late-applicant')}`, 'x-session-id': 'late' },
        payload: { job_offer_id: offer },
      });
      expect(await stars()).toEqual([3.4, 5]);
    });

    it('are none of the best of a city while they wait', async () => {
      const id = (await review('praising', 5)).body.id;
      const top = () =>
        get<{ topReviews: Listed[] }>(services(), '/cities/slug/munich?expand=topReviews').then(({ body }) =>
          body.topReviews.map((each) => each.id),
        );
      expect(await top()).not.toContain(id);
      await letTimePass('reviews');
      expect(await top()).toContain(id);
    });

    it('go with the account, and wait on when a moderator puts them back', async () => {
      const { database } = services();
      await review('leaving', 1);
      await removeUserData(database, { id: 'leaving', email: 'leaving@example.org' }, true);
      await review('doubtful', 1);
      const moderator = { moderator: 'Ada', note: null };
      expect(await exclude(database, { account: 'doubtful' }, moderator)).toMatchObject({ reviews: 1 });
      expect((await listed()).total).toBe(3);
      expect(await include(database, { account: 'doubtful' })).toMatchObject({ reviews: 1 });
      expect((await listed()).total).toBe(4);
      expect(await stars()).toEqual([4.33, 3]);
    });
  });

  describe('reviews from one network', () => {
    addOfferBefore();

    it('count for two people of a household, and a week later for the others', async () => {
      const waits = [];
      for (const user of ['parent', 'sibling', 'cousin', 'lodger']) {
        await oldUser(services(), user);
        waits.push((await review(user, 1, { from: '198.51.100.44' })).body.ratingCountsFrom);
      }
      expect(waits.map((time) => (time === null ? 0 : Math.round(daysUntil(time))))).toEqual([0, 0, 7, 7]);
      expect(await stars()).toEqual([3, 5]);
    });

    it('of applicants count for two people, in whichever order they write and apply', async () => {
      const users = ['late-1', 'late-2', 'late-3', 'late-4', 'late-5'];
      for (const user of users) await review(user, 1, { from: '198.51.100.47', session: user });
      await services().database.rows(
        sql`update reviews set created_at = created_at - interval '25 hours' where account_id like 'late-_'`,
      );
      for (const user of users) {
        await apply(user);
        const { app, identity } = services();
        await app.inject({
          method: 'POST',
          url: '/web-api/en/reviews/opportunity',
          headers: { authorization: `Bearer ${identity.tokenOf(user)}`, 'x-session-id': user },
          payload: { job_offer_id: offer },
        });
      }
      expect(await stars()).toEqual([3, 5]);
    });

    it('count for two people, also when they arrive at the same moment', async () => {
      const users = ['twin-1', 'twin-2', 'twin-3', 'twin-4', 'twin-5'];
      for (const user of users) await oldUser(services(), user);
      await Promise.all(users.map((user) => review(user, 1, { from: '198.51.100.45' })));
      expect(await stars()).toEqual([3, 5]);
    });

    it('of one person, again and again, use up nothing of what others in the network may write', async () => {
      const from = '203.0.113.251';
      expect((await review('insistent', 2, { from })).status).toBe(201);
      for (let attempt = 0; attempt < 12; attempt += 1)
        expect((await review('insistent', 3, { from })).status).toBe(422);
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await call(services(), 'DELETE', `/job_offers/${offer}/reviews`, { user: 'insistent', from });
        expect((await review('insistent', 3, { from })).status).toBe(201);
      }
      const neighbours = Array.from({ length: 10 }, (_, at) => `neighbour-${at}`);
      const statuses: number[] = [];
      for (const user of neighbours) statuses.push((await review(user, 4, { from })).status);
      expect(statuses).toEqual([...Array<number>(9).fill(201), 429]);
    });
  });

  describe('votes of new accounts and of one network', () => {
    addOfferBefore();

    it('are shown to who gave them, and count for others a week later', async () => {
      await oldUser(services(), 'rated-author');
      const { id } = (await review('rated-author', 4)).body;
      const shown = async () => (await listed()).items.find((each) => each.id === id)?.helpfulCount;
      expect(await vote('new-voter', id)).toBe(1);
      expect(await vote('other-new-voter', id)).toBe(1);
      expect(await shown()).toBe(0);
      for (const [at, seen] of [1, 2, 3, 3].entries()) {
        await oldUser(services(), `old-voter-${at}`);
        expect(await vote(`old-voter-${at}`, id, '198.51.100.46')).toBe(seen);
      }
      expect(await shown()).toBe(2);
      expect((await listed('&sort=helpful')).items[0]).toMatchObject({ id, helpfulCount: 2 });
      await letTimePass('review_votes');
      expect(await shown()).toBe(6);
    });
  });
};
