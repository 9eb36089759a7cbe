import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isWaiting } from '../mail/mailStore.ts';
import { fulfilsColumn } from '../offer-filter/offerConditions.ts';
import type { Language } from '../rest/language.ts';

/** Offers that are older are not news any more, for example for a user whose address was not confirmed for long. */
const newsDays = 30;

/** More offers are announced the next day. */
const maxOffers = 50;

const time = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

/** Whether an offer of a search whose alerts are on was created since then, and no mail has announced it yet. */
const isNews = (now: Date): SQL => sql`
  offer.city_id = search.city_id
  and offer.created_at >= search.alerts_since
  and offer.created_at > ${time(now)} - make_interval(days => ${newsDays})
  and (search.type is null or offer.type = search.type)
  and exists (
    select 1 from offer_facts facts
    where facts.job_offer_id = offer.id
      and ${fulfilsColumn(sql`search.filter`, { offer: sql`offer`, facts: sql`facts` })})
  and (cardinality(search.categories) = 0 or exists (
    select 1 from job_offer_categories belongs
    join categories category on category.id = belongs.category_id
    where belongs.job_offer_id = offer.id and category.org_slug = any(search.categories)))
  and not exists (
    select 1 from alert_mails announced
    where announced.user_id = search.user_id
      and announced.announced_at is not null
      and announced.created_at > ${time(now)} - make_interval(days => ${newsDays})
      and offer.id = any(announced.offer_ids))`;

/** The day of a mail, in UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Whether a mail may be sent to a user: none today or in the last hours, and none that waits for the mail server. */
const mayGetMail = (userId: SQL, now: Date): SQL => sql`
  not exists (
    select 1 from alert_mails former
    left join mails mail on mail.id = former.mail_id
    where former.user_id = ${userId} and (
      former.day = ${dayOf(now)}::date
      or former.created_at > ${time(now)} - interval '20 hours'
      or ${isWaiting(time(now))}))`;

/** The users to whom a mail about new offers may be sent. */
export const usersWithNews = async ({ orm }: Pick<Database, 'orm'>, now: Date): Promise<string[]> => {
  const { rows } = await orm.execute<{ user_id: string }>(sql`
    select distinct search.user_id
    from saved_searches search
    join users on users.id = search.user_id
    where search.alerts_since is not null
      and (users.alerts_paused_until is null or users.alerts_paused_until <= ${time(now)})
      and ${mayGetMail(sql`search.user_id`, now)}
      and exists (select 1 from listed_offers offer where ${isNews(now)})
    order by search.user_id`);
  return rows.map((row) => row.user_id);
};

export interface NewOffer extends Record<string, unknown> {
  readonly id: number;
  /** Null without one in the language, or with a placeholder. */
  readonly title: string | null;
  readonly partner: string;
  readonly partner_slug: string;
  readonly city: string;
  readonly city_slug: string;
}

interface NewsQuery {
  readonly userId: string;
  readonly language: Language;
  readonly now: Date;
}

/** The offers to announce to a user, those of the most recent search first; none if no mail may be sent. */
export const findNewOffers = async (
  { orm }: Pick<Database, 'orm'>,
  { userId, language, now }: NewsQuery,
): Promise<NewOffer[]> => {
  const { rows } = await orm.execute<NewOffer>(sql`
    select offer.id, case when text.card_title not like '%{%' then text.card_title end as title, partner.name as partner, partner.slug as partner_slug, city_text.name as city, city_text.slug as city_slug
    from (
      select offer.id, offer.partner_id, offer.city_id, offer.text_id, max(search.created_at) as searched_at, max(offer.weight) as weight
      from saved_searches search join listed_offers offer on ${isNews(now)}
      where search.user_id = ${userId} and search.alerts_since is not null and ${mayGetMail(sql`${userId}`, now)}
      group by offer.id, offer.partner_id, offer.city_id, offer.text_id
    ) as offer
    left join offer_texts text on text.text_id = offer.text_id and text.language = ${language}
    join partners partner on partner.id = offer.partner_id
    join city_texts city_text on city_text.city_id = offer.city_id and city_text.language = ${language}
    order by offer.searched_at desc, offer.weight desc, offer.id
    limit ${maxOffers}`);
  return rows;
};
