import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { releaseDue } from '../../../src/counting/releaseWaiting.ts';
import { removeUserData } from '../../../src/user-data/removeUserData.ts';
import { oldUser } from '../../people.ts';
import { call, get, numberFrom, type ServicesOf } from '../../testServices.ts';
import { moderationTools } from './moderationTools.ts';

export const moderationSuite = (services: ServicesOf): void => {
  const { addOfferBefore, as, earn, edit, flagged, offer, report, review, run } = moderationTools(services);
  const stars = async () => {
    const { body } = await get<{ ratings: { rating: number | null; ratingCount: number } }>(
      services(),
      `/reviews/latest?job_offer_id=${offer()}&expand=ratings`,
    );
    const { rating, ratingCount } = body.ratings;
    return [rating === null ? null : Math.round(rating * 100) / 100, ratingCount];
  };
  const earned = async () => {
    const { body } = await get<{ avg: number; count: number }>(services(), `/job_offers/${offer()}/earning`);
    return [body.avg, body.count];
  };

  describe('a decision of a moderator', () => {
    addOfferBefore();

    it('ends when the author changes the review, and not when it stays as it was', async () => {
      const { id } = (await review('polite')).body;
      await report('watchful', id);
      await run('accept', String(id), '--version', '1');
      await edit('polite', 'By polite.');
      expect(await flagged(id)).toBeUndefined();
      await edit('polite', 'Now it insults.');
      expect(await flagged(id)).toMatchObject({
        reviewText: 'Now it insults.',
        acceptedOn: expect.stringMatching(/^20\d\d-/) as string,
        reports: [{ reason: 'offensive', comment: null }],
      });
      expect(await run('list')).toContain(`${id}  2 of 5, by Ada Ł. (accepted on 20`);
    });

    it('lists what a second report of the same reader says about a changed review', async () => {
      const { id } = (await review('changing')).body;
      await report('persistent', id, 'First.');
      await report('persistent', id, 'Second.');
      expect((await flagged(id))?.reports).toEqual([{ reason: 'offensive', comment: 'Second.' }]);
      await run('accept', String(id), '--version', '1');
      await report('persistent', id, 'Third.');
      expect(await flagged(id)).toBeUndefined();
      await edit('changing', 'Other words.');
      await report('persistent', id, 'Fourth.');
      expect((await flagged(id))?.reports).toEqual([{ reason: 'offensive', comment: 'Fourth.' }]);
    });

    it('bars the mailbox of a removed review from the offer, in every spelling and after the account', async () => {
      const { id } = (await review('barred', 1, 'barred@example.org')).body;
      await report('watchful', id);
      expect(await run('remove', String(id))).toBe(`Review ${id}: removed by Ada.`);
      for (const email of ['barred@example.org', 'Barred+again@EXAMPLE.org']) {
        const { status, body } = await review(`again-${email.length}`, 1, email);
        expect({ status, code: body.errors[0]?.code }).toEqual({ status: 422, code: 'barred' });
      }
      await removeUserData(services().database, { id: 'barred', email: 'barred@example.org' }, true);
      expect((await review('barred-later', 1, 'barred@example.org')).status).toBe(422);
      expect((await review('neighbour', 4)).status).toBe(201);
      expect(await stars()).toEqual([4, 1]);
    });
  });

  describe('a sudden change', () => {
    addOfferBefore();

    it('is listed with its answers, accounts, networks and times, and can be undone and done again', async () => {
      const { database } = services();
      for (const value of [14, 15, 16, 15])
        await database.rows(sql`insert into earnings (job_offer_id, amount_minor, currency, created_at)
          select id, ${value * 100}, currency, now() - interval '60 days' from job_offers where id = ${offer()}`);
      for (const rating of [4, 5, 4])
        await database.rows(sql`insert into reviews (job_offer_id, rating, language, created_at)
          values (${offer()}, ${rating}, 'en', now() - interval '60 days')`);
      expect(await run('list')).not.toContain(`offer ${offer()} `);
      for (const [at, value] of [28, 30, 32].entries()) await earn(`mover-${at}`, value);
      for (const at of [0, 1]) expect((await review(`mover-${at}`, 1)).status).toBe(201);
      expect(await earned()).toEqual([21.43, 7]);
      expect(await stars()).toEqual([3, 5]);
      const list = await run('list');
      expect(list).toMatch(
        new RegExp(
          `offer ${offer()} \\(.*, munich\\)  earnings: 15 → 21.43 EUR\n    by 3 answers \\(0 do not count yet\\) of 3 accounts from 3 networks, 20`,
        ),
      );
      expect(list).toMatch(
        new RegExp(
          `offer ${offer()} .*  rating: 4.33 → 3 stars\n    by 2 answers \\(0 do not count yet\\) of 2 accounts`,
        ),
      );
      const command =
        new RegExp(`exclude --offer ${offer()} --from \\S+ --to \\S+`).exec(list)?.[0].split(' ') ?? [];
      const time = [...command.slice(1, 5), '--to', new Date(Date.now() + 5000).toISOString()];
      expect(await run('exclude', ...time)).toMatch(
        /^Excluded the answers of 3 people about 1 offers, and 2 reviews, by Ada\. To take it back: npm run moderate -- include \d+$/,
      );
      expect(await earned()).toEqual([15, 4]);
      expect(await stars()).toEqual([4.33, 3]);
      const own = await call<{ earning_status: string }>(services(), 'GET', `/my/contributions/${offer()}`, {
        user: 'mover-1',
      });
      expect(own.body.earning_status).toBe('excluded');
      // Neither a new answer nor a new review helps.
      await as('mover-1', 'DELETE', `/job_offers/${offer()}/earning`);
      await earn('mover-1', 29);
      expect(await earned()).toEqual([15, 4]);
      expect((await review('mover-1')).status).toBe(422);
      expect(await run('list')).not.toContain(`offer ${offer()} `);
      expect(await run('include', ...time)).toBe(
        'Included the answers of 3 people about 1 offers, and 2 reviews, by Ada.',
      );
      expect(await earned()).toEqual([21.29, 7]);
      expect(await stars()).toEqual([3, 5]);
      expect((await edit('mover-0', 'Mine again.')).status).toBe(200);
    });

    it('of one account is undone at all offers, and leaves the others', async () => {
      await earn('one-account', 20);
      await earn('other-account', 22);
      await review('one-account', 1);
      expect(await run('exclude', '--account', 'one-account', '--note', 'Made up.')).toMatch(
        /^Excluded the answers of 1 people about 1 offers, and 1 reviews, by Ada\./,
      );
      expect(await earned()).toEqual([22, 1]);
      expect(await stars()).toEqual([null, 0]);
      const notes = sql`select count(*) from moderator_decisions where note = 'Made up.' and moderator = 'Ada'
        and id in (select decision_id from exclusions where job_offer_id = ${offer()})`;
      expect(await numberFrom(services(), notes)).toBe(1);
      await run('include', '--account', 'one-account');
      expect(await earned()).toEqual([21, 2]);
      expect(await stars()).toEqual([1, 1]);
    });

    it('of helpful votes is listed, and can be undone and done again', async () => {
      const { id } = (await review('praised', 4)).body;
      const other = (await review('praised-too', 4)).body.id;
      const vote = async (user: string, of = id) => {
        await oldUser(services(), user);
        return (await as(user, 'POST', `/reviews/${of}/helpful`, { helpful: true })).status;
      };
      const votes = () =>
        numberFrom(services(), sql`select helpful_count from review_listings where review_id = ${id}`);
      const start = Date.now();
      for (const at of [0, 1, 2, 3]) await vote(`praising-${at}`);
      expect(await run('list')).not.toContain(`helpful votes for review ${id}`);
      for (const at of [4, 5]) await vote(`praising-${at}`);
      expect(await votes()).toBe(6);
      const list = await run('list');
      expect(list).toMatch(
        new RegExp(
          `offer ${offer()} .*  helpful votes for review ${id}: 0 → 6\\n    by 6 votes \\(0 do not count yet\\) of 6 accounts from 6 networks, 20`,
        ),
      );
      expect(list).not.toContain(`helpful votes for review ${other}`);
      expect(await run('exclude', '--account', 'praising-0')).toContain(
        'Excluded the answers of 1 people about 1 offers, and 0 reviews, by Ada. 1 helpful votes count no longer.',
      );
      expect(await votes()).toBe(5);
      await as('praising-0', 'POST', `/reviews/${id}/helpful`, { helpful: false });
      await vote('praising-0');
      await as('praising-0', 'POST', '/my/user/init', {}, 'praising.elsewhere@example.org');
      await vote('praising-0', other);
      const barred = sql`select count(*) from review_votes where user_id = 'praising-0' and waits_for = 'moderator'`;
      expect([await votes(), await numberFrom(services(), barred)]).toEqual([5, 2]);
      expect(await run('include', '--account', 'praising-0')).toContain(
        ' 2 helpful votes count by the general rule again.',
      );
      expect(await votes()).toBe(6);
      const time = ['--offer', String(offer()), '--from', new Date(start).toISOString()];
      const until = ['--to', new Date(Date.now() + 5000).toISOString()];
      expect(await run('exclude', ...time, ...until)).toContain(
        '0 reviews, by Ada. 7 helpful votes count no longer.',
      );
      expect(await votes()).toBe(0);
      expect(await run('list')).not.toContain(`helpful votes for review ${id}`);
      await releaseDue(services().database);
      expect(await votes()).toBe(0);
      await run('include', ...time, ...until);
      expect(await votes()).toBe(6);
    });

    it.each([
      ['an account', () => ['--account', 'twice-written']],
      ['a time', () => ['--offer', String(offer()), '--from', '2026-01-01', '--to', '2099-01-01']],
    ])('is taken back without the reviews of which there are newer ones: %s', async (of, target) => {
      await review('twice-written', 1);
      await review('once-written', 4);
      await run('exclude', '--offer', String(offer()), '--from', '2026-01-01', '--to', '2099-01-01');
      await services().database.rows(sql`delete from exclusions where job_offer_id = ${offer()}`);
      expect((await review('twice-written', 3)).status).toBe(201);
      const answer = await run('include', ...target());
      expect(answer).toContain(
        ' 1 removed reviews were not put back, because their authors have written newer ones.',
      );
      if (of === 'an account') await run('include', '--account', 'once-written');
      expect(await stars()).toEqual([3.5, 2]);
      const stored = sql`select count(*) from removed_reviews where account_id = 'twice-written'`;
      expect(await numberFrom(services(), stored)).toBe(1);
      await as('twice-written', 'DELETE', `/job_offers/${offer()}/reviews`);
      expect(await run('include', ...target())).toMatch(/, and 1 reviews, by Ada\.$/);
      expect(await stars()).toEqual([2.5, 2]);
    });

    it.each([
      ['exclude'],
      ['include', '--offer', '7'],
      ['exclude', '--offer', '7', '--from', 'yesterday', '--to', '2026-01-01'],
      ['exclude', '--offer', 'all', '--from', '2026-01-01', '--to', '2026-01-02'],
      ['exclude', '--account', 'a', '--offer', '7', '--from', '2026-01-01', '--to', '2026-01-02'],
    ])('is not undone without saying what: %s %s %s', async (...args) => {
      await expect(run(...args)).rejects.toThrow('Usage: npm run moderate');
    });
  });

  describe('reviews that one person writes', () => {
    addOfferBefore();

    it('are one for a mailbox and an offer, also after deletion and in another spelling', async () => {
      expect((await review('first-account', 1, 'one.person@gmail.com')).status).toBe(201);
      const { status, body } = await review('second-account', 1, 'oneperson+2@googlemail.com');
      expect({ status, code: body.errors[0]?.code }).toEqual({ status: 422, code: 'same_mailbox' });
      const { database } = services();
      await database.rows(
        sql`update reviews set created_at = now() - interval '40 days' where job_offer_id = ${offer()}`,
      );
      await removeUserData(database, { id: 'first-account', email: 'one.person@gmail.com' }, true);
      expect(await stars()).toEqual([1, 1]);
      expect((await review('second-account', 5, 'oneperson+2@googlemail.com')).status).toBe(201);
      expect(await stars()).toEqual([5, 1]);
      await removeUserData(database, { id: 'second-account', email: 'oneperson+2@googlemail.com' }, true);
      expect(await stars()).toEqual([null, 0]);
    });

    it('are refused beyond the hourly limit, as are changes, votes and reports', async () => {
      const { id } = (await review('tireless')).body;
      const statuses = async (times: number, send: (at: number) => Promise<{ status: number }>) => {
        const counts: Record<number, number> = {};
        for (let at = 0; at < times; at += 1) {
          const { status } = await send(at);
          counts[status] = (counts[status] ?? 0) + 1;
        }
        return counts;
      };
      const spelt = (user: string, at: number) => `${user}+${at}@example.org`;
      expect(await statuses(23, (at) => edit('tireless', `Change ${at}.`))).toEqual({ 200: 20, 429: 3 });
      expect(
        await statuses(63, (at) =>
          as(
            'tireless-voter',
            'POST',
            `/reviews/${id}/helpful`,
            { helpful: at % 2 === 0 },
            spelt('tireless-voter', at),
          ),
        ),
      ).toEqual({ 200: 60, 429: 3 });
      expect(
        await statuses(22, (at) =>
          as(`r-${at}`, 'POST', `/reviews/${id}/report`, { reason: 'spam' }, spelt('reporting', at)),
        ),
      ).toEqual({ 200: 20, 429: 2 });
      expect(
        await statuses(22, (at) =>
          as(`w-${at}`, 'POST', `/job_offers/${at + 1}/reviews`, { rating: 1 }, spelt('writing', at)),
        ),
      ).toEqual({ 201: 20, 429: 2 });
      const refused = await edit('tireless', 'Once more.');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
      await services().database.rows(sql`delete from reviews where account_id like 'w-%'`);
    });

    it('have one vote of a mailbox each, and none of their author’s', async () => {
      const { id } = (await review('liked', 4, 'liked@example.org')).body;
      const vote = async (user: string, email: string) =>
        (await as(user, 'POST', `/reviews/${id}/helpful`, { helpful: true }, email)).status;
      expect(await vote('fan-1', 'fan@example.org')).toBe(200);
      expect(await vote('fan-2', 'Fan+2@example.org')).toBe(200);
      expect(await vote('liked-2', 'liked+2@example.org')).toBe(422);
      const votes = sql`select count(*) from review_votes where review_id = ${id}`;
      expect(await numberFrom(services(), votes)).toBe(1);
    });
  });
};
