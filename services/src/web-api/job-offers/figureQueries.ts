import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import type { ProductKind } from '../../db/schema/product.ts';
import type { Language } from '../../rest/language.ts';
import { absoluteUrl } from '../../fragments/absoluteUrl.ts';
import { decimalAmount } from '../../fragments/minorUnits.ts';
import { amount, shares } from './figureFragments.ts';
import type { CustomerAvailability, Earning, Product, SignUpTime } from './figureSchema.ts';

const figureOf = async <Figure>(database: Database, id: number, figure: SQL): Promise<Figure | null> => {
  const [row] = await database.rows<{ figure: Figure }>(
    sql`select ${figure} as figure from job_offers offer where offer.id = ${id}`,
  );
  return row?.figure ?? null;
};

export const findEarning = (database: Database, id: number) =>
  figureOf<Static<typeof Earning>>(database, id, amount('earnings', sql`offer`));

export const findCostToStart = (database: Database, id: number) =>
  figureOf<Static<typeof Earning>>(database, id, amount('cost_starts', sql`offer`));

export const findSignUpTime = (database: Database, id: number) =>
  figureOf<Static<typeof SignUpTime>>(database, id, shares('sign_up_times', sql`offer`));

export const findCustomerAvailability = (database: Database, id: number) =>
  figureOf<Static<typeof CustomerAvailability>>(database, id, shares('customer_availabilities', sql`offer`));

/** The things or services an offer needs; null for an unknown offer. */
export const findProducts = (
  database: Database,
  language: Language,
  origin: string,
  id: number,
  kind: ProductKind,
) =>
  figureOf<Static<typeof Product>[]>(
    database,
    id,
    sql`(
      select coalesce(json_agg(json_build_object(
        'id', product.id,
        'name', text.name,
        'description', text.description,
        'image', 'products/' || product.org_slug,
        'url', ${absoluteUrl(sql`product.url`, origin)},
        'price', ${decimalAmount(sql`product.price_minor::numeric`, sql`product.currency`)},
        'currency', product.currency) order by product.id), '[]')
      from job_offer_products needs
      join products product on product.id = needs.product_id and product.kind = ${kind}
      join product_texts text on text.product_id = product.id and text.language = ${language}
      where needs.job_offer_id = offer.id
    )`,
  );
