import type { Database } from './database.ts';

/** An offer that a journey adds. */
export interface AddedOffer {
  readonly id: number;
  readonly partner: string;
  readonly partnerSlug: string;
}

/** Adds an offer to a city, above its first one and like it, but of a partner who has none there. */
export const addOffer = async ({ write }: Pick<Database, 'write'>, citySlug: string): Promise<AddedOffer> => {
  const [added] = await write<AddedOffer>(
    `WITH model AS (
      SELECT offer.* FROM job_offers offer JOIN cities city ON city.id = offer.city_id
      WHERE city.org_slug = $1 ORDER BY offer.weight DESC, offer.id LIMIT 1
    ), added AS (
      INSERT INTO job_offers (id, city_id, partner_id, text_id, status, url, weight, valid_through, is_verified,
        is_direct_apply, feed_id, type, currency, created_at)
      SELECT (SELECT max(id) + 1 FROM job_offers), model.city_id, partner.id, model.text_id, 'live', model.url, model.weight + 1, null, true,
        false, null, model.type, model.currency, now()
      FROM model CROSS JOIN LATERAL (
        SELECT id FROM partners WHERE id NOT IN (SELECT partner_id FROM job_offers WHERE city_id = model.city_id)
        ORDER BY id LIMIT 1) AS partner
      RETURNING id, partner_id
    ), categorised AS (
      INSERT INTO job_offer_categories (job_offer_id, category_id)
      SELECT added.id, belongs.category_id FROM added, model
      JOIN job_offer_categories belongs ON belongs.job_offer_id = model.id
    )
    SELECT added.id, partner.name AS partner, partner.slug AS "partnerSlug"
    FROM added JOIN partners partner ON partner.id = added.partner_id`,
    [citySlug],
  );
  if (added === undefined)
    throw new Error(`Every partner has an offer in ${citySlug}, or there is no such city.`);
  return added;
};

export const removeOffer = async ({ write }: Pick<Database, 'write'>, id: number): Promise<void> => {
  await write('DELETE FROM job_offer_categories WHERE job_offer_id = $1', [id]);
  await write('DELETE FROM job_offers WHERE id = $1', [id]);
};
