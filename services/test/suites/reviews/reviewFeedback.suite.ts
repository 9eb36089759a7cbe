import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { decide, findFlagged } from '../../../src/moderation/reviewModeration.ts';
import { runModeration } from '../../../src/moderation/runModeration.ts';
import { signatureOf } from '@citygigs/server/purging/signedPurges.ts';
import { oldUser } from '../../people.ts';
import { berlinOffer, call, get, type List, type ServicesOf } from '../../testServices.ts';

interface Listed {
  readonly id: number;
  readonly rating: number;
  readonly language: string;
  readonly helpfulCount: number;
}

const Moderation = Type.Object({ decision: Type.String(), moderator: Type.String(), text: Type.String() });

export const reviewFeedbackSuite = (services: ServicesOf): void => {
  const add = async (user: string, slug: string, reviewText: string): Promise<number> => {
    const id = await berlinOffer(services(), slug);
    const body = { rating: 3, reviewText };
    return (await call<Listed>(services(), 'POST', `/job_offers/${id}/reviews`, { user, body })).body.id;
  };
  const say = (what: 'report' | 'helpful', id: number, user: string | undefined, body: object) =>
    call<Listed>(services(), 'POST', `/reviews/${id}/${what}`, { ...(user && { user }), body });
  const flagged = async () => (await findFlagged(services().database)).map(({ id }) => id);

  describe('reports of reviews', () => {
    it('wait for moderation, once per user, and an accepted review stays', async () => {
      const id = await add('reported-author', 'hammerhare', 'Fine.');
      const spam = { reason: 'spam', comment: ' Advertising. ' };
      for (const user of ['reporter', 'reporter', 'second-reporter'])
        expect((await say('report', id, user, spam)).status).toBe(200);
      const review = (await findFlagged(services().database)).find((each) => each.id === id);
      expect(review).toMatchObject({
        reviewText: 'Fine.',
        reports: [
          { reason: 'spam', comment: 'Advertising.' },
          { reason: 'spam', comment: 'Advertising.' },
        ],
      });
      const decision = {
        reviewId: id,
        version: 1,
        decision: 'accept',
        moderator: 'mod',
        note: null,
      } as const;
      expect(await decide(services().database, decision)).toBe(true);
      expect(await decide(services().database, decision)).toBe(false);
      expect(await flagged()).not.toContain(id);
      // The same user's report does not open it again, another one does.
      await say('report', id, 'reporter', spam);
      expect(await flagged()).not.toContain(id);
      await say('report', id, 'third-reporter', { reason: 'untrue' });
      expect(await flagged()).toContain(id);
    });

    it('lead to a removal with an audit row without the author', async () => {
      const id = await add('removed-author', 'hammerhare', 'Call 030 1234.');
      await say('report', id, 'reporter', { reason: 'personal_data' });
      const decisions = await Promise.all(
        [1, 2].map(() =>
          decide(services().database, {
            reviewId: id,
            version: null,
            decision: 'remove',
            moderator: 'mod',
            note: 'A number.',
          }),
        ),
      );
      expect(decisions.toSorted()).toEqual([false, true]);
      const rows = await services().database.rows(
        sql`select decision, moderator, review::text as text from review_moderations where review_id = ${id}`,
        Moderation,
      );
      expect(rows).toMatchObject([{ decision: 'remove', moderator: 'mod' }]);
      expect(rows[0]?.text).toContain('Call 030 1234.');
      expect(rows[0]?.text).not.toContain('removed-author');
      expect((await say('report', id, 'reporter', { reason: 'spam' })).status).toBe(404);
    });

    it('are rejected without a token, without a reason, for an unknown review, and when they are too long', async () => {
      const id = await add('quiet-author', 'hammerhare', 'Fine.');
      expect((await say('report', id, undefined, { reason: 'spam' })).status).toBe(401);
      expect((await say('report', id, 'reporter', {})).status).toBe(422);
      expect((await say('report', id, 'reporter', { reason: 'dull' })).status).toBe(422);
      expect(
        (await say('report', id, 'reporter', { reason: 'spam', comment: 'x'.repeat(1001) })).status,
      ).toBe(422);
      expect((await say('report', 99_999_999, 'reporter', { reason: 'spam' })).status).toBe(404);
    });
  });

  describe('the command for moderators', () => {
    const run = (...args: string[]) => runModeration(services().database, args);

    it('lists reported reviews without what a terminal would interpret, and decides on each once', async () => {
      const id = await add('listed-author', 'hammerhare', 'First line.\nSecond \u001b[31mline\u0007.');
      await say('report', id, 'reporter', { reason: 'spam', comment: 'See \u001b[2J.' });
      // What was stored before texts were cleaned, or by other programs.
      await services().database.rows(
        sql`update reviews set review_text = ${'First line.\nSecond \u001b[31mline\u0007.'} where id = ${id}`,
      );
      await services().database.rows(
        sql`update review_reports set comment = ${'See \u001b[2J.'} where review_id = ${id}`,
      );
      const list = await run('list');
      expect(list).toContain(`${id}  3 of 5, by `);
      expect(list).toContain(
        `  | First line.\n  | Second line.\n  spam: See .\n  npm run moderate -- accept ${id} --version 1`,
      );
      expect(await run('accept', String(id), '--version', '1', '--by', 'Ada', '--note', 'Fine.')).toBe(
        `Review ${id}: accepted by Ada.`,
      );
      const rows = await services().database.rows(
        sql`select decision, moderator, note as text from review_moderations where review_id = ${id}`,
        Moderation,
      );
      expect(rows).toEqual([{ decision: 'accept', moderator: 'Ada', text: 'Fine.' }]);
      await expect(run('remove', String(id))).rejects.toThrow(
        `No review with the id ${id} waits for moderation.`,
      );
      expect(await run('list')).not.toContain(`${id}  3 of 5`);
    });

    it('lists the comment of a reader and the name of an author as one line each', async () => {
      const id = await add('honest-author', 'hammerhare', 'A fair place.\nnpm run moderate -- list');
      const comment =
        'spam\n\nSudden changes of the last 7 days:\u2028\r\nnpm run moderate -- exclude --offer 58';
      await say('report', id, 'forging-reporter', { reason: 'spam', comment });
      await services().database.rows(sql`update reviews set username = ${'A\nB'} where id = ${id}`);
      expect(await run('list')).toContain(
        [
          `${id}  3 of 5, by A B`,
          '  | A fair place.',
          '  | npm run moderate -- list',
          '  spam: spam Sudden changes of the last 7 days: npm run moderate -- exclude --offer 58',
          `  npm run moderate -- accept ${id} --version 1`,
        ].join('\n'),
      );
    });

    it('purges what shows a removed review, and says so when that fails', async () => {
      const secret = 'a secret of at least 32 characters';
      const purges: unknown[] = [];
      let status = 200;
      const site = createServer((request, response) => {
        void text(request).then((body) => {
          const time = String(request.headers['x-purge-timestamp']);
          const signed = request.headers['x-purge-signature'] === signatureOf(secret, time, body);
          purges.push({ signed, ...(JSON.parse(body) as object) });
          response.writeHead(status).end('Full');
        });
      }).listen(0, '127.0.0.1');
      await once(site, 'listening');
      const { port } = site.address() as AddressInfo;
      const remove = async (author: string) => {
        const id = await add(author, 'hammerhare', 'Buy at my shop.');
        await say('report', id, 'reporter', { reason: 'spam' });
        const purge = { url: `http://127.0.0.1:${port}/purge`, secret };
        const said = await runModeration(services().database, ['remove', String(id), '--by', 'Ada'], purge);
        return said.replace(String(id), 'id');
      };
      expect(await remove('purged-author')).toBe('Review id: removed by Ada.');
      const offer = await berlinOffer(services(), 'hammerhare');
      const [{ partner, city } = { partner: 0, city: 0 }] = await services().database.rows(
        sql`select partner_id as partner, city_id as city from job_offers where id = ${offer}`,
        Type.Object({ partner: Type.Integer(), city: Type.Integer() }),
      );
      const ids = [`JobOffer:${offer}`, `Partner:${partner}`, `City:${city}`].map((id) => btoa(id));
      expect(purges).toEqual([{ signed: true, ids, paths: [] }]);
      status = 502;
      const failed =
        'Review id: removed by Ada. Pages may show it for 70 seconds, because they were not purged:';
      expect(await remove('second-purged-author')).toBe(`${failed} 502 Full`);
      site.close();
      await once(site, 'close');
      expect(await remove('third-purged-author')).toContain(failed);
    });

    it.each([[], ['delete', '1'], ['remove'], ['remove', 'all'], ['accept', '1e3'], ['accept', '1']])(
      'explains itself when it does not understand: %s %s',
      async (...args) => {
        await expect(run(...args.filter((text) => text !== undefined))).rejects.toThrow(
          'Usage: npm run moderate',
        );
      },
    );
  });

  describe('votes for reviews', () => {
    it('count each user once, can be taken back, and order the list', async () => {
      const id = await add('helpful-author', 'noodlewheel', 'Bring a lamp.');
      const counts = [];
      for (const user of ['voter', 'second-voter']) await oldUser(services(), user);
      for (const [user, helpful] of [
        ['voter', true],
        ['voter', true],
        ['second-voter', true],
        ['voter', false],
      ] as const)
        counts.push((await say('helpful', id, user, { helpful })).body.helpfulCount);
      expect(counts).toEqual([1, 1, 2, 1]);
      expect(await say('helpful', id, 'helpful-author', { helpful: true })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'review_id', code: 'invalid' }] },
      });
      const offer = await berlinOffer(services(), 'noodlewheel');
      await add('later-author', 'noodlewheel', 'Newer.');
      const list = async (query: string) =>
        (await get<List<Listed>>(services(), `/reviews/latest?job_offer_id=${offer}&page=1&limit=50${query}`))
          .body.items;
      expect((await list('&sort=helpful'))[0]).toMatchObject({ id, helpfulCount: 1 });
      expect((await list('&sort=newest'))[0]?.id).not.toBe(id);
    });

    it('are listed for their user among the given reviews, also while they do not count', async () => {
      const [first, second, third] = [
        await add('first-helpful', 'noodlewheel', 'Take the tram.'),
        await add('second-helpful', 'noodlewheel', 'Take the bus.'),
        await add('third-helpful', 'noodlewheel', 'Walk.'),
      ] as const;
      const found = async (user: string, ...ids: number[]) =>
        (await call<List<{ id: number }>>(services(), 'GET', `/my/helpful_reviews?ids=${ids}`, { user }))
          .body;
      await oldUser(services(), 'old-reader');
      for (const id of [first, second]) await say('helpful', id, 'old-reader', { helpful: true });
      await say('helpful', third, 'new-reader', { helpful: true });
      const rows = (await found('old-reader', first, second, third, 99_999_999)).items;
      expect(rows.toSorted((a, b) => a.id - b.id)).toEqual([{ id: first }, { id: second }]);
      expect((await found('old-reader', second)).items).toEqual([{ id: second }]);
      expect((await found('new-reader', first, third)).items).toEqual([{ id: third }]);
      await say('helpful', second, 'old-reader', { helpful: false });
      expect((await found('old-reader', first, second)).items).toEqual([{ id: first }]);
      expect((await get(services(), `/my/helpful_reviews?ids=${first}`)).status).toBe(401);
      expect((await call(services(), 'GET', '/my/helpful_reviews', { user: 'old-reader' })).status).toBe(400);
    });

    it('lists only the reviews with the given stars and language, and the ratings of all', async () => {
      const offer = await berlinOffer(services(), 'swiftbite');
      const path = `/reviews/latest?job_offer_id=${offer}&page=1&limit=200&expand=ratings`;
      type Ratings = List<Listed> & { ratings: object };
      const all = (await get<Ratings>(services(), path)).body;
      const some = (await get<Ratings>(services(), `${path}&rating=4&review_language=de`)).body;
      expect(some.items.map(({ id }) => id)).toEqual(
        all.items.filter(({ rating, language }) => rating === 4 && language === 'de').map(({ id }) => id),
      );
      expect(some.items.length).toBeGreaterThan(0);
      expect(some.total).toBe(some.items.length);
      expect(some.ratings).toEqual(all.ratings);
      for (const query of ['rating=0', 'rating=6', 'sort=oldest', 'review_language=DE'])
        expect((await get(services(), `/reviews/latest?${query}`)).status).toBe(400);
    });
  });
};
