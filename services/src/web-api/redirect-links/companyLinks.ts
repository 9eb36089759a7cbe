import { sql } from 'drizzle-orm';
import { Type, type Static } from 'typebox';
import type { Database } from '../../db/database.ts';
import { siteLanguages } from '../../rest/language.ts';
import { cityIdBySlug } from '../../sql/idBySlug.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { slugOf } from '../../text/slugOf.ts';
import type { SitePath } from './sitePath.ts';
import { nullableString } from '../../rest/nullable.ts';

/** A link whose path lacks the prefix of its language. */
export const FoundLink = Type.Object({
  locale: Type.String(),
  path: Type.String(),
  title: nullableString(),
});

export type FoundLink = Static<typeof FoundLink>;

type CompanyPath = Extract<SitePath, { kind: 'company' }>;

const CountryName = Type.Object({
  countryCode: Type.String(),
  language: Type.String(),
  name: Type.String(),
});

/** Returns the names of a company's countries in all languages. */
const countriesOf = (database: Database, partnerSlug: string): Promise<Static<typeof CountryName>[]> =>
  database.rows(
    sql`
    select named.country_code as "countryCode", named.language, named.name
    from country_names named
    join partner_countries works on works.country_code = named.country_code
    join partners partner on partner.id = works.partner_id
    where partner.slug = ${partnerSlug}`,
    CountryName,
  );

/** Returns a company's page in all languages, with country and city named in each language. */
export const companyLinks = async (
  { database, language }: QueryContext,
  { partnerSlug, countrySlug, citySlug }: CompanyPath,
): Promise<FoundLink[]> => {
  const [partner] = await database.rows(
    sql`select name from partners where slug = ${partnerSlug}`,
    Type.Object({ name: Type.String() }),
  );
  if (partner === undefined) return [];
  const base = `/company/${partnerSlug}`;
  if (countrySlug === undefined)
    return siteLanguages.map((locale) => ({ locale, path: base, title: partner.name }));

  const countries = await countriesOf(database, partnerSlug);
  const matches = countries.filter(({ name }) => slugOf(name) === countrySlug);
  const code = (matches.find((country) => country.language === language) ?? matches[0])?.countryCode;
  const cities =
    citySlug === undefined
      ? null
      : await database.rows(
          sql`
          select text.language, text.slug
          from city_texts text
          join cities city on city.id = text.city_id
          where city.id = ${cityIdBySlug(citySlug, language)} and city.country_code = ${code ?? ''}`,
          Type.Object({ language: Type.String(), slug: Type.String() }),
        );
  return countries
    .filter((country) => country.countryCode === code)
    .flatMap((country) => {
      const path = `${base}/${slugOf(country.name)}`;
      const link = { locale: country.language, title: partner.name };
      if (cities === null) return [{ ...link, path }];
      const city = cities.find((text) => text.language === country.language);
      return city === undefined ? [] : [{ ...link, path: `${path}/${city.slug}` }];
    });
};
