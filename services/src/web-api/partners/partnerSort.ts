import { sql, type SQL } from 'drizzle-orm';
import { minAnswers } from '../job-offers/jobOfferSort.ts';
import { ratingsOfPartner } from './partnerFilter.ts';

/** The sort orders of lists of partners. */
export const partnerSorts = ['name', 'rating', 'offers'] as const;

export type PartnerSort = (typeof partnerSorts)[number];

interface SortColumns {
  /** The expressions that the order needs besides those of `partner`, each with its name. */
  readonly columns: SQL;
  readonly joined: SQL;
  readonly order: SQL;
}

const byName = sql`lower(name), id`;

/** The number of live offers of a partner. */
export const offersOfPartner = (partnerId: SQL): SQL =>
  sql`(select coalesce(sum(total.offers), 0)::int from offer_totals total where total.partner_id = ${partnerId})`;

/** How to sort rows of the table `partner`. */
export const sortColumns: Record<PartnerSort, SortColumns> = {
  name: { columns: sql``, joined: sql``, order: byName },
  rating: {
    columns: sql`, case when ratings.rating_count >= ${minAnswers} then ratings.rating end as score`,
    joined: sql`cross join ${ratingsOfPartner(sql`partner.id`)} as ratings`,
    order: sql`score desc nulls last, ${byName}`,
  },
  offers: {
    columns: sql`, ${offersOfPartner(sql`partner.id`)} as offers`,
    joined: sql``,
    order: sql`offers desc, ${byName}`,
  },
};
