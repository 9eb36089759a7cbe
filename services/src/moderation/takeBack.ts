import { sql, type SQL } from 'drizzle-orm';
import { Type } from 'typebox';
import { hashAbout } from '../counting/personHash.ts';
import type { Database } from '../db/database.ts';
import { rowsFrom } from '../db/databaseOver.ts';
import { written } from './authors.ts';
import { formsOf } from '../counting/barredVotes.ts';
import { argumentsOf, type Target } from './exclude.ts';
import { forgetEmptyDecisions, peopleOf, recountAll, type Moved } from './moved.ts';
import { nullableString } from '../rest/nullable.ts';

const Person = Type.Object({ offer: Type.Integer(), person: Type.String() });
const Barred = Type.Object({ offer: Type.Integer(), person: Type.String(), mailbox: Type.String() });
const PutBack = Type.Object({ id: Type.Integer(), offer: Type.Integer() });

interface Meant {
  /** A condition on `exclusions`. */
  readonly exclusions: SQL;
  /** A condition on `removed_reviews`. */
  readonly reviews: SQL;
}

/** Frees whom decisions barred, and puts reviews back. What another decision is about stays barred and away. */
const takeBack = async (orm: Database['orm'], meant: Meant): Promise<Moved> => {
  const rows = rowsFrom(orm);
  const freed = await rows(
    sql`delete from exclusions where ${meant.exclusions}
      returning job_offer_id as offer, person_hash as person, mailbox_hash as mailbox`,
    Barred,
  );
  const barred = await rows(
    sql`select distinct freed.offer, freed.person
      from jsonb_to_recordset(${JSON.stringify(freed)}::jsonb) as freed(offer int, person text, mailbox text)
      join exclusions on exclusions.job_offer_id = freed.offer and exclusions.mailbox_hash = freed.mailbox`,
    Person,
  );
  await rows(sql`delete from removed_reviews where ${meant.reviews}
    and id in (select id from removed_reviews where not (${meant.reviews}))`);
  const back = await rows(
    sql`with back as (
        insert into reviews select (jsonb_populate_record(null::reviews,
          '{"version": 1}'::jsonb || review || jsonb_build_object('mailbox_hash', mailbox_hash))).*
        from removed_reviews where ${meant.reviews} order by reviewed_at desc
        on conflict do nothing returning id, job_offer_id)
      , gone as (delete from removed_reviews where id in (select id from back))
      select id, job_offer_id as offer from back`,
    PutBack,
  );
  const left = await rows(sql`select distinct id from removed_reviews where ${meant.reviews}`);
  await forgetEmptyDecisions(rows);
  const { offers, votes } = await recountAll(orm, [...freed, ...back]);
  return {
    decision: null,
    people: peopleOf(freed),
    stillBarred: peopleOf(barred),
    reviews: back.length,
    left: left.length,
    votes,
    offers,
  };
};

const madeWith = (condition: SQL): SQL =>
  sql`decision_id in (select id from moderator_decisions where ${condition})`;

const isExclusion = madeWith(sql`decision = 'exclude'`);

/**
 * What decisions hold of an account: as the person that it is, under its confirmed address, and under the mailboxes with which it
 * wrote about the offers.
 */
const findHeld = async (orm: Database['orm'], account: string): Promise<Meant> => {
  const [user] = await rowsFrom(orm)(
    sql`select case when email_verified_at is not null then email end as email, identity_name as "identityName"
      from users where id = ${account}`,
    Type.Object({
      email: nullableString(),
      identityName: nullableString(),
    }),
  );
  const forms = (await formsOf(orm))({
    id: account,
    email: user?.email ?? null,
    identityName: user?.identityName ?? null,
  });
  return {
    exclusions: sql`${isExclusion} and ((job_offer_id, person_hash) in (select job_offer_id, person_hash from exclusions
        where mailbox_hash = ${hashAbout(forms.account, sql`job_offer_id`)})
      or mailbox_hash = ${hashAbout(forms.mailbox, sql`job_offer_id`)}
      or exists (select from ${written} where account = ${account}
        and written.job_offer_id = exclusions.job_offer_id and written.mailbox_hash = exclusions.mailbox_hash))`,
    reviews: sql`${isExclusion} and account_id = ${account}`,
  };
};

/**
 * Takes exclusions back, by the id or the arguments of the decision; by an account also what others hold of it alone. Answers and
 * votes count by the general rule, reviews are there again unless a newer one is. The votes for those reviews and their reports
 * are not.
 */
export const include = (database: Database, target: Target | { readonly decision: number }): Promise<Moved> =>
  database.orm.transaction(async (orm) => {
    if ('decision' in target) {
      const made = madeWith(sql`id = ${target.decision} and decision = 'exclude'`);
      return takeBack(orm, { exclusions: made, reviews: made });
    }
    const made = madeWith(sql`decision = 'exclude' and target = ${argumentsOf(target)}`);
    if (!('account' in target)) return takeBack(orm, { exclusions: made, reviews: made });
    const held = await findHeld(orm, target.account);
    return takeBack(orm, {
      exclusions: sql`(${made} or ${held.exclusions})`,
      reviews: sql`(${made} or ${held.reviews})`,
    });
  });

/** Takes the removal of a single review back, in the same way. Returns nothing if it was not removed. */
export const restoreReview = (database: Database, id: number): Promise<Moved | null> =>
  database.orm.transaction(async (orm) => {
    const made = madeWith(sql`decision = 'remove' and target = ${String(id)}`);
    const removals = await rowsFrom(orm)(
      sql`select from moderator_decisions where decision = 'remove' and target = ${String(id)}`,
    );
    return removals.length === 0 ? null : takeBack(orm, { exclusions: made, reviews: made });
  });
