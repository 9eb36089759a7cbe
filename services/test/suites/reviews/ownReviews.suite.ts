import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { MyJobOffer } from '../../../src/web-api/my/job-offers/myJobOfferSchema.ts';
import type { ReviewOpportunity } from '../../../src/web-api/reviews/opportunitySchema.ts';
import type { Review } from '../../../src/web-api/reviews/reviewSchema.ts';
import { applyFor, homeOf, oldUser } from '../../people.ts';
import {
  berlinOffer,
  call,
  type Errors,
  get,
  type List,
  numberFrom,
  type ServicesOf,
} from '../../testServices.ts';

type ReviewBody = Static<typeof Review>;
type Opportunity = Static<typeof ReviewOpportunity>;
type Mine = List<Static<typeof MyJobOffer>>;

export const ownReviewsSuite = (services: ServicesOf): void => {
  const review = <Body = ReviewBody>(
    method: 'POST' | 'PATCH',
    id: number,
    user: string,
    body: object,
    key?: string,
  ) =>
    call<Body>(services(), method, `/job_offers/${id}/reviews`, {
      user,
      from: homeOf(user),
      body,
      ...(key !== undefined && { key }),
    });
  const mine = async (user: string) =>
    (await call<Mine>(services(), 'GET', '/my/job_offers', { user })).body.items;
  const opportunity = <Body = Opportunity>(user: string, job_offer_id: number, more = '') =>
    call<Body>(services(), 'POST', `/reviews/opportunity${more}`, { user, body: { job_offer_id } });

  describe('reviews of users', () => {
    it('POST /job_offers/{id}/reviews adds one review per user', { tags: ['R7.68'] }, async () => {
      const id = await berlinOffer(services(), 'paws-and-co');
      for (const user of ['reviewer', 'displeased']) await oldUser(services(), user);
      const before = await numberFrom(
        services(),
        sql`select count(*) from reviews where job_offer_id = ${id}`,
      );
      const body = { rating: 4, reviewText: ' Kind people. ', session_id: 'session-5' };
      const key = randomUUID();
      const added = await review('POST', id, 'reviewer', body, key);
      expect(added.status).toBe(201);
      expect(added.body).toMatchObject({
        rating: 4,
        reviewText: 'Kind people.',
        userId: 'reviewer',
        username: 'Ada Ł.',
        language: 'en',
        jobOfferId: id,
        city: { slug: 'berlin' },
        partner: { slug: 'paws-and-co' },
      });
      expect(await review('POST', id, 'reviewer', body, key)).toEqual({ status: 200, body: added.body });
      const second = await review<Errors>('POST', id, 'reviewer', { rating: 1 }, randomUUID());
      expect(second.status).toBe(422);
      expect(second.body.errors[0]).toMatchObject({ code: 'already_reviewed' });
      const rows = await services().database.rows(
        sql`select session_id from reviews where account_id = 'reviewer' and job_offer_id = ${id}`,
      );
      expect(rows).toEqual([{ session_id: 'session-5' }]);
      await review('POST', id, 'displeased', { rating: 1 });
      type Offer = { review: { rating: number; ratingCount: number; ratingCounts: number[] } };
      const path = '/job-offer?city_slug=berlin&partner_slug=paws-and-co';
      const shown = (await get<Offer>(services(), path)).body.review;
      expect(shown.ratingCount).toBe(before + 2);
      const sum = shown.ratingCounts.reduce((stars, count, at) => stars + count * (at + 1), 0);
      expect(shown.rating).toBeCloseTo(sum / shown.ratingCount, 5);
      expect(shown.rating).toBeLessThan(4);
    });

    it.each([
      [{ rating: 0 }],
      [{ rating: 6 }],
      [{ rating: 2.5 }],
      [{}],
      [{ rating: 3, reviewText: 'x'.repeat(5001) }],
    ])('rejects the review %j', { tags: ['R7.68'] }, async (body) => {
      const id = await berlinOffer(services(), 'swiftbite');
      const { status, body: answer } = await review<Errors>('POST', id, 'rejected', body);
      expect(status).toBe(422);
      expect(answer.errors[0]?.field).toMatch(/^(?:rating|reviewText)$/);
      expect(
        await numberFrom(services(), sql`select count(*) from reviews where account_id = 'rejected'`),
      ).toBe(0);
    });

    it(
      'rejects a second review without a key, and a key that belongs to another offer',
      { tags: ['R7.68'] },
      async () => {
        const [one, other] = [
          await berlinOffer(services(), 'swiftbite'),
          await berlinOffer(services(), 'nestkin'),
        ];
        expect((await review('POST', one, 'keyless', { rating: 4 })).status).toBe(201);
        const second = await review<Errors>('POST', one, 'keyless', { rating: 4 });
        expect([second.status, second.body.errors[0]?.code]).toEqual([422, 'already_reviewed']);
        const key = randomUUID();
        expect((await review('POST', one, 'key-user', { rating: 4 }, key)).status).toBe(201);
        const reused = await review<Errors>('POST', other, 'key-user', { rating: 4 }, key);
        expect([reused.status, reused.body.errors[0]]).toEqual([
          422,
          expect.objectContaining({ field: 'idempotency-key', code: 'reused' }) as Errors['errors'][0],
        ]);
        // Another user may use the same key.
        expect((await review('POST', other, 'other-key-user', { rating: 4 }, key)).status).toBe(201);
      },
    );

    it('stores one review for ten concurrent requests', async () => {
      const id = await berlinOffer(services(), 'nestkin');
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => review('POST', id, 'hasty', { rating: 5 }, randomUUID())),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    });

    it(
      'PATCH /job_offers/{id}/reviews changes the user’s review and its session_id, and answers 404 without a review',
      { tags: ['R7.69'] },
      async () => {
        const id = await berlinOffer(services(), 'lumen-labs');
        await review('POST', id, 'editor', { rating: 2, reviewText: 'So so.' });
        const edited = await review('PATCH', id, 'editor', { rating: 3, session_id: 'session-6' });
        expect(edited.status).toBe(200);
        expect(edited.body).toMatchObject({ rating: 3, reviewText: 'So so.' });
        const sessions = () =>
          services().database.rows(sql`select session_id from reviews where account_id = 'editor'`);
        expect(await sessions()).toEqual([{ session_id: 'session-6' }]);
        expect((await review('PATCH', id, 'editor', { reviewText: '' })).body.reviewText).toBeNull();
        expect(await sessions()).toEqual([{ session_id: 'session-6' }]);
        expect((await review('PATCH', id, 'somebody-else', { rating: 1 })).status).toBe(404);
        expect((await review('PATCH', id, 'editor', { rating: 6 })).status).toBe(422);
        expect((await mine('editor'))[0]?.review?.rating).toBe(3);
      },
    );

    it('PATCH /job_offers/{id}/reviews gives a new text the language of the request', async () => {
      const id = await berlinOffer(services(), 'lumen-labs');
      await review('POST', id, 'translator', { rating: 2, reviewText: 'So so.' });
      const inGerman = async (body: object) => {
        const path = `/web-api/de/job_offers/${id}/reviews`;
        return (await call<ReviewBody>(services(), 'PATCH', path, { user: 'translator', body })).body;
      };
      expect(await inGerman({ rating: 3 })).toMatchObject({ rating: 3, language: 'en' });
      expect(await inGerman({ rating: 4, reviewText: 'So so.' })).toMatchObject({
        rating: 4,
        language: 'en',
      });
      expect(await inGerman({ reviewText: 'Es geht.' })).toMatchObject({ language: 'de' });
    });

    it(
      'GET /reviews/partner/{id} lists the reviews of a partner, optionally in one country',
      { tags: ['R7.62'] },
      async () => {
        const id = await numberFrom(services(), sql`select id from partners where slug = 'swiftbite'`);
        const list = async (query: string) =>
          (
            await get<List<ReviewBody>>(
              services(),
              `/reviews/partner/${id}?limit=200&expand=city,partner${query}`,
            )
          ).body;
        const [all, german] = [await list(''), await list('&country_code=de')];
        expect(all.items.every(({ partner }) => partner?.slug === 'swiftbite')).toBe(true);
        expect(german.items.every(({ city }) => city?.country.countryCode === 'DE')).toBe(true);
        expect(german.total).toBeGreaterThan(0);
        expect(german.total).toBeLessThan(all.total);
        const instants = all.items.map(({ created }) => created);
        expect(instants).toEqual(instants.toSorted().toReversed());
      },
    );
  });

  describe('review opportunities', () => {
    it(
      'POST /reviews/opportunity answers 201 and stores one opportunity per user and offer',
      { tags: ['R7.63'] },
      async () => {
        const id = await berlinOffer(services(), 'swiftbite');
        const first = await opportunity('applicant', id);
        expect(first).toMatchObject({ status: 201, body: { job_offer_id: id, dismissed: false } });
        expect(await opportunity('applicant', id)).toEqual({ status: 200, body: first.body });
        expect((await opportunity('applicant', 99_999_999)).status).toBe(404);
      },
    );

    it(
      'POST /reviews/opportunity/dismiss dismisses an opportunity until it is taken back',
      { tags: ['R7.64'] },
      async () => {
        const id = await berlinOffer(services(), 'nestkin');
        await opportunity('tired', id);
        expect((await mine('tired'))[0]?.opportunity).toMatchObject({ job_offer_id: id });
        expect((await opportunity('tired', id, '/dismiss')).body.dismissed).toBe(true);
        expect((await mine('tired'))[0]?.opportunity).toBeNull();
        expect((await opportunity('tired', id)).body.dismissed).toBe(true);
        const undo = { user: 'tired', body: { job_offer_id: id, dismissed: false } };
        const undone = await call<Opportunity>(services(), 'POST', '/reviews/opportunity/dismiss', undo);
        expect(undone.body.dismissed).toBe(false);
        expect((await mine('tired'))[0]?.opportunity).toMatchObject({ job_offer_id: id });
        expect((await opportunity('stranger', id, '/dismiss')).status).toBe(404);
      },
    );

    it('are open again when a dismissal ends, which the last one decides', async () => {
      const id = await berlinOffer(services(), 'nestkin');
      await opportunity('patient', id);
      const dismiss = async (until?: string | null) => {
        const body = { job_offer_id: id, ...(until !== undefined && { until }) };
        const path = '/reviews/opportunity/dismiss';
        const answer = await call<Opportunity>(services(), 'POST', path, { user: 'patient', body });
        const [listed] = await mine('patient');
        return [answer.status, answer.body.dismissed, listed?.opportunity === null];
      };
      const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      expect(await dismiss(inDays(3))).toEqual([200, true, true]);
      expect(await dismiss('2026-03-01T10:00:00+02:00')).toEqual([200, false, false]);
      expect(await dismiss(inDays(400))).toEqual([200, true, true]);
      expect(await dismiss(inDays(-0.5))).toEqual([200, false, false]);
      expect(await dismiss(null)).toEqual([200, true, true]);
      expect(await dismiss(inDays(-1))).toEqual([200, false, false]);
      expect(await dismiss()).toEqual([200, true, true]);
      expect((await dismiss('next month'))[0]).toBe(422);
    });

    it(
      'DELETE /reviews/opportunity/{id} answers 204 and deletes an opportunity, but not that of another user',
      { tags: ['R7.65'] },
      async () => {
        const id = await berlinOffer(services(), 'glowclean');
        const made = (await opportunity('owner', id)).body;
        const remove = (user: string) =>
          call(services(), 'DELETE', `/reviews/opportunity/${made.id}`, { user });
        expect((await remove('thief')).status).toBe(404);
        expect(await mine('owner')).toHaveLength(1);
        expect(await remove('owner')).toEqual({ status: 204, body: null });
        expect(await mine('owner')).toEqual([]);
        expect((await remove('owner')).status).toBe(404);
      },
    );

    it('DELETE /reviews/opportunity/{id} keeps an application with its stage, and asks no more', async () => {
      const id = await berlinOffer(services(), 'glowclean');
      const made = (await opportunity('keeper', id)).body;
      await applyFor(services(), 'keeper', id);
      const stage = { stage: 'documents', reached_on: '2026-02-03' };
      const set = { user: 'keeper', body: stage };
      await call(services(), 'PATCH', `/my/job_offers/${id}/application`, set);
      const body = { job_offer_id: id, until: '2026-01-01T00:00:00Z' };
      await call(services(), 'POST', '/reviews/opportunity/dismiss', { user: 'keeper', body });
      const remove = (user: string) =>
        call(services(), 'DELETE', `/reviews/opportunity/${made.id}`, { user });
      expect((await remove('thief')).status).toBe(404);
      expect(await mine('keeper')).toMatchObject([{ opportunity: { id: made.id } }]);
      for (let times = 0; times < 2; times += 1) {
        expect(await remove('keeper')).toEqual({ status: 204, body: null });
        expect(await mine('keeper')).toMatchObject([{ id, opportunity: null, application: stage }]);
      }
    });
  });

  describe('GET /my/job_offers', () => {
    it(
      "lists the user's offers with their reviews, and answers 401 without a token",
      { tags: ['R7.39'] },
      async () => {
        expect((await call(services(), 'GET', '/my/job_offers')).status).toBe(401);
        const [applied, reviewed] = [
          await berlinOffer(services(), 'swiftbite'),
          await berlinOffer(services(), 'parcelpath'),
        ];
        await opportunity('colleague', await berlinOffer(services(), 'nestkin'));
        const { body: made } = await opportunity('worker', applied);
        await applyFor(services(), 'worker', applied);
        await review('POST', reviewed, 'worker', { rating: 5 });
        const items = await mine('worker');
        expect(items.map(({ id }) => id)).toEqual([reviewed, applied]);
        expect(items[0]).toMatchObject({ status: 'expired', review: { rating: 5, userId: 'worker' } });
        expect(items[0]?.lead_created).toBeNull();
        expect(items[1]).toMatchObject({
          review: null,
          opportunity: { id: made.id },
          lead_created: expect.stringMatching(/^20.*Z$/) as string,
        });
        expect(items[1]?.ratings.ratingCount).toBeGreaterThan(0);
      },
    );
  });
};
