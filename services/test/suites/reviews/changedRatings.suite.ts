import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { releaseDue } from '../../../src/counting/releaseWaiting.ts';
import { removeUserData } from '../../../src/user-data/removeUserData.ts';
import { confirmContributions } from '../../../src/web-api/job-offers/confirmContributions.ts';
import { homeOf, oldUser } from '../../people.ts';
import { call, get, numberFrom, type ServicesOf } from '../../testServices.ts';
import { moderationTools } from './moderationTools.ts';

interface Rated {
  readonly ratingCountsFrom: string | null;
}

export const changedRatingsSuite = (services: ServicesOf): void => {
  const { addOfferBefore, as, earn, edit, offer, review, run } = moderationTools(services);

  const rate = (user: string, rating: number, from = homeOf(user), more: object = {}) =>
    call<Rated>(services(), 'PATCH', `/job_offers/${offer()}/reviews`, {
      user,
      from,
      body: { rating, ...more },
    });
  const stars = async () => {
    const { body } = await get<{ ratings: { rating: number | null; ratingCount: number } }>(
      services(),
      `/reviews/latest?job_offer_id=${offer()}&expand=ratings`,
    );
    return [body.ratings.rating, body.ratings.ratingCount];
  };
  /** Makes what was written so far as old as this. */
  const age = (table: 'reviews' | 'earnings', days: number) =>
    services().database
      .rows(sql`update ${sql.identifier(table)} set created_at = created_at - make_interval(days => ${days}),
      counts_from = counts_from - make_interval(days => ${days}) where job_offer_id = ${offer()}`);
  const forgetWritings = () =>
    services().database.rows(sql`delete from writings where job_offer_id = ${offer()}`);
  /** The command of the list that takes the change of a figure back. */
  const commandFor = async (figure: string) => {
    const [, command] =
      new RegExp(
        `offer ${offer()} \\([^\\n]*  ${figure}: [^\\n]*\\n[^\\n]*\\n    npm run moderate -- (.*)`,
      ).exec(await run('list')) ?? [];
    return command?.split(' ') ?? [];
  };
  const reviewers = async (name: string, count: number, rating: number) => {
    const users = Array.from({ length: count }, (_, at) => `${name}-${at}`);
    for (const user of users) expect((await review(user, rating)).status).toBe(201);
    await age('reviews', 90);
    await forgetWritings();
    return users;
  };

  describe('stars that are changed', () => {
    addOfferBefore();

    it('are listed as a sudden change with what they were, and taken back by the time of the change', async () => {
      const users = await reviewers('turning', 4, 5);
      expect(await commandFor('rating')).toEqual([]);
      for (const user of users) expect((await rate(user, 2)).body.ratingCountsFrom).toBeNull();
      expect(await stars()).toEqual([2, 4]);
      expect(await run('list')).toContain(
        'rating: 5 → 2 stars\n    by 4 answers (0 do not count yet) of 4 accounts from 4 networks',
      );
      // Changed once more, they are still compared with what counted before.
      for (const user of users) await rate(user, 1);
      expect(await run('list')).toContain('rating: 5 → 1 stars');
      const command = await commandFor('rating');
      expect(command.slice(0, 3)).toEqual(['exclude', '--offer', String(offer())]);
      expect(await run(...command)).toContain('4 people about 1 offers, and 4 reviews');
      expect(await stars()).toEqual([null, 0]);
      expect((await rate('turning-0', 5)).status).toBe(404);
      expect(await run('include', ...command.slice(1))).toContain('4 reviews');
      expect(await stars()).toEqual([1, 4]);
    });

    it('are found by the time of the change while a later change of the text leaves that', async () => {
      const [user = ''] = await reviewers('reworded', 1, 5);
      await rate(user, 1);
      await services().database.rows(
        sql`update reviews set rated_at = rated_at - interval '2 hours' where job_offer_id = ${offer()}`,
      );
      await forgetWritings();
      await edit(user, 'Other words.');
      const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
      const of = (from: number, to: number) => [
        '--offer',
        String(offer()),
        '--from',
        hours(from),
        '--to',
        hours(to),
      ];
      expect(await run('exclude', ...of(1, 0))).toContain('0 reviews');
      expect(await run('exclude', ...of(3, 1))).toContain('1 reviews');
    });

    it('wait beyond two of one network, and do not count meanwhile', async () => {
      const users = await reviewers('neighbour-of-stars', 4, 5);
      const waits = [];
      for (const user of users) waits.push((await rate(user, 1, '198.51.100.91')).body.ratingCountsFrom);
      expect(waits.map((time) => time === null)).toEqual([true, true, false, false]);
      expect(await stars()).toEqual([1, 2]);
      await services().database.rows(
        sql`update reviews set waits_until = now() - interval '1 minute' where job_offer_id = ${offer()} and waits_until is not null`,
      );
      await releaseDue(services().database);
      expect(await stars()).toEqual([1, 4]);
    });

    it('leave those of one network waiting that are written afterwards', async () => {
      const users = await reviewers('former-of-stars', 2, 5);
      for (const user of users) await rate(user, 1, '198.51.100.92');
      await oldUser(services(), 'third-of-stars');
      const { body } = await call<Rated>(services(), 'POST', `/job_offers/${offer()}/reviews`, {
        user: 'third-of-stars',
        from: '198.51.100.92',
        body: { rating: 1 },
      });
      expect(body.ratingCountsFrom).not.toBeNull();
    });

    it('of a new account wait until it is old enough, and another text or the same stars do not', async () => {
      const [user = ''] = await reviewers('young', 1, 5);
      await services().database.rows(sql`update users set created_at = now() where id = ${user}`);
      expect((await rate(user, 5)).body.ratingCountsFrom).toBeNull();
      expect(
        (await rate(user, 5, homeOf(user), { reviewText: 'New words.' })).body.ratingCountsFrom,
      ).toBeNull();
      expect((await edit(user, 'Newer words.')).body).toMatchObject({ ratingCountsFrom: null });
      expect(await stars()).toEqual([5, 1]);
      expect((await rate(user, 4)).body.ratingCountsFrom).not.toBeNull();
      expect(await stars()).toEqual([null, 0]);
    });

    it('go with the account when they are new', async () => {
      const [user = '', other = ''] = await reviewers('leaver', 2, 5);
      await rate(user, 1);
      for (const id of [user, other])
        await removeUserData(services().database, { id, email: `${id}@example.org` }, true);
      expect(await stars()).toEqual([5, 1]);
    });

    it('are refused to who is barred from the offer by now', async () => {
      const [user = ''] = await reviewers('barred-since', 1, 5);
      await review('barred-owner', 1);
      await run('exclude', '--account', 'barred-owner');
      const path = `/job_offers/${offer()}/reviews`;
      const { status, body } = await as(user, 'PATCH', path, { rating: 1 }, 'barred-owner@example.org');
      expect([status, body.errors[0]?.code]).toEqual([422, 'barred']);
    });
  });

  describe('answers that are changed', () => {
    addOfferBefore();

    it('are compared with what they were', async () => {
      const users = [0, 1, 2, 3].map((at) => `earner-${at}`);
      for (const user of users) await earn(user, 15);
      await age('earnings', 90);
      expect(await commandFor('earnings')).toEqual([]);
      for (const user of users) await earn(user, 21);
      expect(await run('list')).toMatch(
        new RegExp(`offer ${offer()} \\(.*  earnings: 15 → 21 EUR\\n    by 4 answers`),
      );
    });

    it('are as new as the confirmation that makes them count', async () => {
      const { database } = services();
      const users = [0, 1, 2, 3, 4].map((at) => `confirmer-${at}`);
      for (const user of users) await earn(user, 15);
      await database.rows(
        sql`update earnings set is_confirmed = false, counts = false where job_offer_id = ${offer()}`,
      );
      await age('earnings', 90);
      await forgetWritings();
      for (const user of users)
        await confirmContributions(database, { id: user, email: `${user}@example.org`, identityName: null });
      const command = await commandFor('earnings');
      expect(await run(...command)).toContain('5 people');
      expect(
        await numberFrom(
          services(),
          sql`select count(*) from earnings where job_offer_id = ${offer()} and counts`,
        ),
      ).toBe(0);
    });
  });
};
