import { eq, sql, type SQL } from 'drizzle-orm';
import { Type, type Static, type TSchema } from 'typebox';
import type { Database } from '../../db/database.ts';
import { cities } from '../../db/schema/city.ts';
import { jobOffers } from '../../db/schema/jobOffer.ts';
import type { ProductKind } from '../../db/schema/product.ts';
import { absoluteUrl } from '../../sql/absoluteUrl.ts';
import { decimalAmount } from '../../sql/minorUnits.ts';
import type { LinkedQueryContext } from '../../sql/queryContext.ts';
import { amount, shares } from '../../counting/figureExpressions.ts';
import { CostToStart, CustomerAvailability, Earning, Product, SignUpTime } from './figureSchema.ts';
import type { Market } from '../../counting/plausibleAmounts.ts';

const figureOf = async <Figure extends TSchema>(
  database: Database,
  id: number,
  { type, value }: { type: Figure; value: SQL },
): Promise<Static<Figure> | null> => {
  const [row] = await database.rows(
    sql`select ${value} as figure from job_offers offer where offer.id = ${id}`,
    Type.Object({ figure: type }) as TSchema,
  );
  return (row as { figure: Static<Figure> } | undefined)?.figure ?? null;
};

export const findEarning = (database: Database, id: number) =>
  figureOf(database, id, { type: Earning, value: amount('earnings', sql`offer`) });

export const findCostToStart = (database: Database, id: number) =>
  figureOf(database, id, { type: CostToStart, value: amount('cost_starts', sql`offer`) });

export const findSignUpTime = (database: Database, id: number) =>
  figureOf(database, id, { type: SignUpTime, value: shares('sign_up_times', sql`offer`) });

export const findCustomerAvailability = (database: Database, id: number) =>
  figureOf(database, id, {
    type: CustomerAvailability,
    value: shares('customer_availabilities', sql`offer`),
  });

/** Returns where an offer is paid; null for an unknown offer. */
export const findMarket = async (database: Database, id: number): Promise<Market | null> => {
  const [market] = await database.orm
    .select({ currency: jobOffers.currency, country: cities.countryCode })
    .from(jobOffers)
    .innerJoin(cities, eq(cities.id, jobOffers.cityId))
    .where(eq(jobOffers.id, id));
  return market ?? null;
};

/** Returns the equipment or the services that an offer needs; null for an unknown offer. */
export const findProducts = (
  { database, language, origin }: LinkedQueryContext,
  id: number,
  kind: ProductKind,
) =>
  figureOf(database, id, {
    type: Type.Array(Product),
    value: sql`(
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
  });
