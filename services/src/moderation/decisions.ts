import { sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database } from '../db/database.ts';
import { printableLine } from './describeFlagged.ts';
import { nullableString } from '../rest/nullable.ts';

const Decision = Type.Object({
  id: Type.Integer(),
  decision: Type.String(),
  target: nullableString(),
  moderator: Type.String(),
  note: nullableString(),
  madeOn: Type.String(),
});

/** The decisions that bar somebody or keep a review away, the latest first. */
export const findDecisions = (database: Database): Promise<Static<typeof Decision>[]> =>
  database.rows(
    sql`select id, decision, target, moderator, note, created_at::date::text as "madeOn"
      from moderator_decisions order by created_at desc, id desc`,
    Decision,
  );

/** A decision as the moderator reads it. */
export const describeDecision = ({
  id,
  decision,
  target,
  moderator,
  note,
  madeOn,
}: Static<typeof Decision>): string =>
  `${id}  ${decision} ${target ?? '(of an older version)'}, on ${madeOn} by ${moderator}${note === null ? '' : `: ${printableLine(note)}`}`;
