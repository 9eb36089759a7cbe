import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database } from '../db/database.ts';
import { rowsFrom } from '../db/databaseOver.ts';
import { recountVotes } from './barredVotes.ts';
import { recountOffers } from './recount.ts';
import { hashAbout, personHash } from './personHash.ts';

/**
 * Who was barred from offers as one of these writers is barred as another one, too: somebody who has confirmed the address or has
 * got another one since. Answers and votes of that mailbox no longer count.
 */
export const copyExclusions = async (
  orm: Database['orm'],
  from: readonly string[],
  to: string,
): Promise<void> => {
  const rows = rowsFrom(orm);
  const now = hashAbout(await personHash(orm, to), sql`job_offer_id`);
  const before = await Promise.all(
    from
      .filter((writer) => writer !== to)
      .map(async (writer) => hashAbout(await personHash(orm, writer), sql`job_offer_id`)),
  );
  if (before.length === 0) return;
  const copied = await rows(
    sql`insert into exclusions (decision_id, job_offer_id, mailbox_hash, person_hash)
      select distinct decision_id, job_offer_id, ${now}, person_hash from exclusions
      where mailbox_hash in (${sql.join(before, sql`, `)})
      on conflict do nothing
      returning job_offer_id as id`,
    Type.Object({ id: Type.Integer() }),
  );
  const offers = copied.map(({ id }) => id);
  await recountOffers(rows, offers);
  for (const offer of new Set(offers)) await recountVotes(orm, offer);
};
