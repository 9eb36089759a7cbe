import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import { decide, findFlagged } from '../../../src/moderation/reviewModeration.ts';
import type { MyJobOffer } from '../../../src/web-api/my/job-offers/myJobOfferSchema.ts';
import type { Review } from '../../../src/web-api/reviews/reviewSchema.ts';
import { applyFor, homeOf } from '../../people.ts';
import { rowsOf } from '../../rowsOf.ts';
import { berlinOffer, call, get, numberFrom, type List, type ServicesOf } from '../../testServices.ts';

type ReviewBody = Static<typeof Review>;

export const deletedReviewsSuite = (services: ServicesOf): void => {
  const path = (id: number) => `/job_offers/${id}/reviews`;
  const add = async (user: string, id: number, reviewText: string | null = 'Fine.', rating = 2) =>
    (
      await call<ReviewBody>(services(), 'POST', path(id), {
        user,
        from: homeOf(user),
        body: { rating, reviewText },
      })
    ).body;
  const remove = (user: string | undefined, id: number) =>
    call<ReviewBody>(services(), 'DELETE', path(id), { user });
  const own = (user: string) =>
    numberFrom(services(), sql`select count(*) from reviews where account_id = ${user}`);
  const mine = async (user: string) =>
    (await call<List<Static<typeof MyJobOffer>>>(services(), 'GET', '/my/job_offers', { user })).body.items;

  /** What pages show of all reviews of an offer, and what is stored of them. */
  const shown = async (id: number) => {
    const [stored, computed] = await Promise.all(
      ['offer_facts', 'computed_offer_facts'].map((from) =>
        rowsOf(
          services().database,
          sql`select stars_1, stars_2, stars_3, stars_4, stars_5 from ${sql.raw(from)} where job_offer_id = ${id}`,
        ),
      ),
    );
    expect(stored).toEqual(computed);
    const listed = await get<List<ReviewBody> & { ratings: object }>(
      services(),
      `/reviews/latest?job_offer_id=${id}&page=1&limit=200&with_text=true&expand=ratings`,
    );
    const { total, ratings } = listed.body;
    return { total, ratings, ids: listed.body.items.map((review) => review.id) };
  };

  describe('deleted reviews', () => {
    it('leave the lists, the histogram and the averages as they were before', async () => {
      const id = await berlinOffer(services(), 'paws-and-co');
      const before = await shown(id);
      const review = await add('deleter', id);
      const rated = await add('silent-deleter', id, null, 5);
      expect((await shown(id)).total).toBe(before.total + 1);
      expect(await remove('deleter', id)).toEqual({ status: 200, body: review });
      expect(await remove('silent-deleter', id)).toEqual({ status: 200, body: rated });
      expect(await shown(id)).toEqual(before);
      expect((await remove('deleter', id)).status).toBe(404);
      const partner = review.partner?.id;
      const ofPartner = await get<List<ReviewBody>>(services(), `/reviews/partner/${partner}?limit=200`);
      expect(ofPartner.body.items.map((each) => each.id)).not.toContain(review.id);
    });

    it('are those of the user alone', async () => {
      const id = await berlinOffer(services(), 'glowclean');
      const { id: reviewId } = await add('careful-author', id);
      expect((await remove(undefined, id)).status).toBe(401);
      expect((await remove('thief', id)).status).toBe(404);
      expect((await remove('careful-author', 99_999_999)).status).toBe(404);
      expect((await shown(id)).ids).toContain(reviewId);
    });

    it('are deleted once by ten simultaneous requests, and an edit at the same time writes all or nothing', async () => {
      const id = await berlinOffer(services(), 'nestkin');
      const before = await shown(id);
      await add('hasty-deleter', id);
      const edit = call<ReviewBody>(services(), 'PATCH', path(id), {
        user: 'hasty-deleter',
        body: { rating: 5 },
      });
      const answers = await Promise.all(Array.from({ length: 10 }, () => remove('hasty-deleter', id)));
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
      expect([200, 404]).toContain((await edit).status);
      expect(await own('hasty-deleter')).toBe(0);
      expect(await shown(id)).toEqual(before);
    });

    it('can be added again, also at the same time', async () => {
      const id = await berlinOffer(services(), 'swiftbite');
      const before = await shown(id);
      const first = await add('undecided', id);
      await remove('undecided', id);
      const again = await add('undecided', id, 'Better.', 4);
      expect(again).toMatchObject({ rating: 4, reviewText: 'Better.' });
      expect(again.id).not.toBe(first.id);
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          at % 2 === 0
            ? remove('undecided', id)
            : call<object>(services(), 'POST', path(id), {
                user: 'undecided',
                from: homeOf('undecided'),
                key: randomUUID(),
                body: { rating: 3 },
              }),
        ),
      );
      for (const { body } of answers) expect(body).not.toMatchObject({ errors: [{ code: 'reused' }] });
      expect(await own('undecided')).toBeLessThanOrEqual(1);
      await remove('undecided', id);
      expect(await shown(id)).toEqual(before);
    });

    it('are not asked for again, while the application stays', async () => {
      const id = await berlinOffer(services(), 'lumen-labs');
      const user = 'applied-deleter';
      await applyFor(services(), user, id);
      await add(user, id);
      const body = { job_offer_id: id, until: '2026-01-01T00:00:00Z' };
      await call(services(), 'POST', '/reviews/opportunity/dismiss', { user, body });
      await remove(user, id);
      expect(await mine(user)).toMatchObject([{ id, review: null, opportunity: null }]);
      expect((await mine(user))[0]?.lead_created).not.toBeNull();
      // Without an opportunity, none is made.
      await add('reviewed-only', id);
      await remove('reviewed-only', id);
      expect(await mine('reviewed-only')).toEqual([]);
    });

    it('take open reports and votes along, but not the decisions of moderators', async () => {
      const id = await berlinOffer(services(), 'hammerhare');
      const { id: reviewId } = await add('flagged-author', id, 'Call 030 1234.');
      const say = (what: string, user: string, body: object) =>
        call(services(), 'POST', `/reviews/${reviewId}/${what}`, { user, body });
      await say('report', 'first-reporter', { reason: 'spam' });
      const decision = { reviewId, version: 1, decision: 'accept', moderator: 'mod', note: null } as const;
      expect(await decide(services().database, decision)).toBe(true);
      await say('report', 'second-reporter', { reason: 'untrue' });
      await say('helpful', 'second-reporter', { helpful: true });
      const audit = () =>
        rowsOf(services().database, sql`select * from review_moderations where review_id = ${reviewId}`);
      const before = await audit();
      expect(before).toHaveLength(1);
      const [removed, decided] = await Promise.all([
        remove('flagged-author', id),
        decide(services().database, { ...decision, decision: 'accept' }),
      ]);
      expect(removed.status).toBe(200);
      expect((await audit()).slice(0, 1)).toEqual(before);
      expect(await audit()).toHaveLength(decided ? 2 : 1);
      expect((await findFlagged(services().database)).map((each) => each.id)).not.toContain(reviewId);
      const left = sql`select (select count(*) from review_reports where review_id = ${reviewId})
        + (select count(*) from review_votes where review_id = ${reviewId})`;
      expect(await numberFrom(services(), left)).toBe(0);
      expect((await say('report', 'late-reporter', { reason: 'spam' })).status).toBe(404);
    });
  });
};
