import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { get, type List, type ServicesOf } from '../../testServices.ts';
import { moderationTools } from './moderationTools.ts';

export const offerReportsSuite = (services: ServicesOf): void => {
  const { addOfferBefore, as, offer, run } = moderationTools(services);
  const report = (user: string, reason: string, comment: string | null = null) =>
    as(user, 'POST', `/job_offers/${offer()}/report`, { reason, comment });
  const listed = async () => {
    const list = await run('list');
    const entry = list.split('\n\n').find((each) => each.startsWith(`Offer ${offer()}: `));
    return entry?.split('\n') ?? null;
  };
  /** The option with which the command for keeping the offer is listed. */
  const until = async () => /--to (\S+)/.exec((await listed())?.join('\n') ?? '')?.[1] ?? '';
  const keep = async (to: string) => run('keep-offer', String(offer()), '--to', to);
  const status = async () => {
    const [row] = await services().database.rows(
      sql`select status from job_offers where id = ${offer()}`,
      Type.Object({ status: Type.String() }),
    );
    return row?.status;
  };
  const isInLists = async () =>
    (
      await get<List<{ id: number }>>(services(), '/job_offers?city_id=2867714&page=1&limit=200')
    ).body.items.some(({ id }) => id === offer());

  describe('a reported offer', () => {
    addOfferBefore();

    it('waits for moderation with one report of each user, the latest', async () => {
      expect(await report('doubtful', 'scam', ' They want a deposit. ')).toMatchObject({
        status: 200,
        body: { id: offer() },
      });
      await report('doubtful', 'asks_for_money', 'First\nline of two.');
      await report('other-reader', 'closed');
      expect(await listed()).toEqual([
        expect.stringMatching(new RegExp(`^Offer ${offer()}: [a-z-]+ in munich, leads to /`)),
        '  asks_for_money: First line of two.',
        '  closed',
        expect.stringMatching(new RegExp(`^  npm run moderate -- keep-offer ${offer()} --to .+Z$`)),
        `  npm run moderate -- close-offer ${offer()}`,
      ]);
      const rows = await services().database.rows(
        sql`select count(*)::int as count from offer_reports where job_offer_id = ${offer()}`,
        Type.Object({ count: Type.Integer() }),
      );
      expect(rows).toEqual([{ count: 2 }]);
    });

    it('is kept with the reports that were listed, and waits again for another reason', async () => {
      await report('doubtful', 'closed');
      const to = await until();
      await report('late-reader', 'scam');
      expect(await keep(to)).toBe(`Offer ${offer()}: kept by Ada.`);
      expect(await listed()).toContain('  scam');
      expect(await listed()).not.toContain('  closed');
      await expect(keep(to)).rejects.toThrow(`No offer with the id ${offer()} waits for moderation`);
      await keep(await until());
      // The same report changes nothing, another one does.
      await report('doubtful', 'closed', 'Still.');
      expect(await listed()).toBeNull();
      await report('doubtful', 'wrong_pay');
      expect(await listed()).toContain('  wrong_pay');
      expect(await status()).toBe('live');
    });

    it('leaves the lists when a moderator closes it, and returns when that is taken back', async () => {
      const id = String(offer());
      expect(await isInLists()).toBe(true);
      await expect(run('close-offer', id)).rejects.toThrow(
        `No offer with the id ${id} waits for moderation.`,
      );
      await expect(run('reopen-offer', id)).rejects.toThrow(
        `No offer with the id ${id} was closed by a moderator.`,
      );
      await report('doubtful', 'scam', 'No such company.');
      const decisions = await Promise.allSettled([1, 2].map(() => run('close-offer', id)));
      expect(decisions.map(({ status: outcome }) => outcome).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect([await status(), await isInLists(), await listed()]).toEqual(['expired', false, null]);
      // What is said of a closed offer does not reopen it.
      expect((await report('late-reader', 'other')).status).toBe(200);
      expect(await run('reopen-offer', id, '--note', 'A mistake.')).toBe(`Offer ${id}: reopened by Ada.`);
      expect([await status(), await isInLists(), await listed()]).toEqual(['live', true, null]);
      await expect(run('reopen-offer', id)).rejects.toThrow('was closed by a moderator');
      const rows = await services().database.rows(
        sql`select decision, moderator, note, reports::text as reports from offer_moderations
          where job_offer_id = ${offer()} order by id`,
        Type.Object({
          decision: Type.String(),
          moderator: Type.String(),
          note: Type.Union([Type.String(), Type.Null()]),
          reports: Type.String(),
        }),
      );
      expect(rows).toMatchObject([
        { decision: 'close', moderator: 'Ada', note: null },
        { decision: 'reopen', moderator: 'Ada', note: 'A mistake.' },
      ]);
      expect(JSON.parse(rows[0]?.reports ?? '')).toEqual([{ reason: 'scam', comment: 'No such company.' }]);
      expect(JSON.stringify(rows)).not.toContain('doubtful');
    });

    it('that expired by itself is not reopened', async () => {
      await services().database.rows(sql`update job_offers set status = 'expired' where id = ${offer()}`);
      await expect(run('reopen-offer', String(offer()))).rejects.toThrow('was closed by a moderator');
      expect(await status()).toBe('expired');
    });

    it('needs a token, a known reason, a known offer and a comment that is not too long', async () => {
      const { app } = services();
      const url = `/web-api/en/job_offers/${offer()}/report`;
      const guest = await app.inject({ method: 'POST', url, payload: { reason: 'scam' } });
      expect(guest.statusCode).toBe(401);
      expect((await report('doubtful', 'dull')).status).toBe(422);
      expect((await report('doubtful', 'scam', 'x'.repeat(1001))).status).toBe(422);
      expect((await as('doubtful', 'POST', '/job_offers/99999999/report', { reason: 'scam' })).status).toBe(
        404,
      );
      expect(await listed()).toBeNull();
    });

    it('is reported at most 20 times an hour by one person', async () => {
      const all = [];
      for (let times = 0; times < 21; times += 1) all.push((await report('tireless', 'other')).status);
      expect(all.filter((answer) => answer === 200)).toHaveLength(20);
      expect(all.at(-1)).toBe(429);
    });

    it.each([
      ['keep-offer', '1'],
      ['keep-offer', '1', '--to', 'soon'],
      ['close-offer'],
      ['reopen-offer', 'all'],
    ])('is not decided by a command that is not understood: %s %s', async (...args) => {
      await expect(run(...args)).rejects.toThrow('Usage: npm run moderate');
    });
  });
};
