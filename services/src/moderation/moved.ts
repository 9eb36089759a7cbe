import { sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Database, RunQuery } from '../db/database.ts';
import { rowsFrom } from '../db/databaseOver.ts';
import { recountOffers } from '../counting/recount.ts';
import { recountVotes } from '../counting/barredVotes.ts';

/** What a decision did, or taking it back. */
export interface Moved {
  /** The decision that can be taken back; null if it was, or moved nothing. */
  readonly decision: number | null;
  readonly people: number;
  /** Of those of whom a decision was taken back, how many another one bars. */
  readonly stillBarred: number;
  readonly reviews: number;
  /** Removed reviews that stay removed, because their authors have written newer ones. */
  readonly left: number;
  /** Helpful votes that count no longer, or again. */
  readonly votes: number;
  /** The offers whose figures or ratings may have changed. */
  readonly offers: readonly number[];
}

/** How many people these are: hashes differ by offer, but what is about several offers is about one account. */
export const peopleOf = (barred: readonly { readonly offer: number; readonly person: string }[]): number =>
  Math.max(
    0,
    ...[...Map.groupBy(barred, ({ offer }) => offer).values()].map(
      (people) => new Set(people.map(({ person }) => person)).size,
    ),
  );

/** Decides anew what counts about the offers of these; returns the offers, and how many votes changed. */
export const recountAll = async (orm: Database['orm'], about: readonly { readonly offer: number }[]) => {
  const offers = [...new Set(about.map(({ offer }) => offer))].toSorted((one, other) => one - other);
  await recountOffers(rowsFrom(orm), offers);
  let votes = 0;
  for (const offer of offers) votes += await recountVotes(orm, offer);
  return { offers, votes };
};

/** Deletes decisions that bar nobody and keep no review away; returns their ids. */
export const forgetEmptyDecisions = async (rows: RunQuery): Promise<number[]> => {
  const empty = await rows(
    sql`delete from moderator_decisions decision
      where not exists (select from exclusions where decision_id = decision.id)
        and not exists (select from removed_reviews where decision_id = decision.id)
      returning id`,
    Type.Object({ id: Type.Integer() }),
  );
  return empty.map(({ id }) => id);
};
