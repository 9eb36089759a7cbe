import { sql, type SQL } from 'drizzle-orm';

/** The condition that the partner works in the country. */
export const worksIn = (partnerId: SQL, countryCode: string): SQL => sql`exists (
  select 1 from partner_countries works
  where works.partner_id = ${partnerId} and works.country_code = ${countryCode.toUpperCase()})`;
