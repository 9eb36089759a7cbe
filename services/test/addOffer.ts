import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import type { JobOfferType } from '../src/db/schema/jobOffer.ts';
import { rowsOf } from './rowsOf.ts';

interface NewOffer {
  readonly cityId: number;
  readonly category?: string;
  readonly type?: JobOfferType;
  readonly createdAt?: Date;
  readonly minAge?: number;
}

/** Adds an offer of a partner who has none in the city, with a form on the site; returns its id. */
export const addOffer = async (
  database: Database,
  { cityId, category = 'delivery', type = 'part-time', createdAt = new Date(), minAge = 18 }: NewOffer,
): Promise<number> => {
  const [added] = await rowsOf<{ id: number }>(
    database,
    sql`
    insert into job_offers (id, city_id, partner_id, text_id, status, url, weight, valid_through, is_verified,
      is_direct_apply, feed_id, type, currency, created_at, min_age)
    select (select max(id) + 1 from job_offers), ${cityId}::int, partner.id, model.text_id, 'live', model.url, 1, null, true,
      true, null, ${type}, model.currency, ${createdAt.toISOString()}::timestamptz, ${minAge}::int
    from (select * from job_offers where city_id = ${cityId} order by id limit 1) as model
    cross join lateral (
      select id from partners where id not in (select partner_id from job_offers where city_id = ${cityId})
      order by id limit 1) as partner
    returning id`,
  );
  if (added === undefined) throw new Error('Every partner has an offer in this city.');
  await database.rows(sql`
    insert into job_offer_categories (job_offer_id, category_id)
    select ${added.id}::int, id from categories where org_slug = ${category}`);
  return added.id;
};

/** Removes offers that were added, so that other tests count only those of the sample data. */
export const removeOffers = async (database: Database, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await database.rows(sql`delete from removed_reviews where job_offer_id in ${ids}`);
  await database.rows(sql`delete from job_offer_categories where job_offer_id in ${ids}`);
  await database.rows(sql`delete from job_offers where id in ${ids}`);
};
