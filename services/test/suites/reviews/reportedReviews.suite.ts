import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { releaseDue } from '../../../src/counting/releaseWaiting.ts';
import { removeUserData } from '../../../src/user-data/removeUserData.ts';
import { numberFrom, type ServicesOf } from '../../testServices.ts';
import { moderationTools } from './moderationTools.ts';

export const reportedReviewsSuite = (services: ServicesOf): void => {
  const { addOfferBefore, as, edit, flagged, offer, report, review, run } = moderationTools(services);

  describe('a reported review', () => {
    addOfferBefore();

    it('is not accepted with a text that came after the list', async () => {
      const { id } = (await review('switching')).body;
      await report('watchful', id);
      const accept = ['accept', String(id), '--version', String((await flagged(id))?.version)];
      await edit('switching', 'Unseen abuse.');
      await expect(run(...accept)).rejects.toThrow(
        `No review with the id ${id} waits for moderation in version 1.`,
      );
      expect(await run('list')).toContain(
        `  | Unseen abuse.\n  offensive\n  npm run moderate -- accept ${id} --version 2`,
      );
      // An edit without a change is no other version.
      await edit('switching', 'Unseen abuse.');
      expect(await run('accept', String(id), '--version', '2')).toBe(`Review ${id}: accepted by Ada.`);
    });

    it('leaves its open reports to the one that its author posts instead, also with another account of the mailbox', async () => {
      const email = 'reposting@example.org';
      const path = `/job_offers/${offer()}/reviews`;
      const first = (await review('reposting', 1, email)).body.id;
      await report('watchful', first, 'Not true.');
      await report('persistent', first);
      await as('reposting', 'DELETE', path, undefined, email);
      expect(await flagged(first)).toBeUndefined();
      const second = (await review('reposting', 1, email)).body.id;
      expect((await flagged(second))?.reports).toEqual([
        { reason: 'offensive', comment: 'Not true.' },
        { reason: 'offensive', comment: null },
      ]);
      // A second report of the same reader is still no other one.
      await report('persistent', second, 'Again.');
      await removeUserData(services().database, { id: 'reposting', email }, true);
      const third = (await review('reposting-again', 2, 'Reposting+2@example.org')).body.id;
      expect((await flagged(third))?.reports).toHaveLength(2);
      await run('accept', String(third), '--version', '1');
      await as('reposting-again', 'DELETE', path, undefined, email);
      const fourth = (await review('reposting-again', 2, email)).body.id;
      expect(await flagged(fourth)).toBeUndefined();
      const other = (await review('bystanding', 2)).body.id;
      expect(await flagged(other)).toBeUndefined();
    });

    it('leaves no reports 30 days after it was deleted', async () => {
      const { id } = (await review('forgotten')).body;
      await report('watchful', id);
      await as('forgotten', 'DELETE', `/job_offers/${offer()}/reviews`);
      const left = sql`select (select count(*) from review_reports where job_offer_id = ${offer()})
        + (select count(*) from writings where job_offer_id = ${offer()})`;
      await releaseDue(services().database);
      expect(await numberFrom(services(), left)).toBe(2);
      await services().database.rows(sql`update writings set written_at = now() - interval '31 days'`);
      await services().database.rows(sql`update review_reports set created_at = now() - interval '31 days'`);
      await releaseDue(services().database);
      expect(await numberFrom(services(), left)).toBe(0);
    });
  });
};
