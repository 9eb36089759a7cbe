import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { LANGUAGES, type Language } from '../../rest/language.ts';
import { cityIdBySlug } from '../../fragments/idBySlug.ts';
import { slugOf } from '../../text/slugOf.ts';
import type { FoundLink } from './redirectLinkQueries.ts';
import type { SitePath } from './sitePath.ts';

type CompanyPath = Extract<SitePath, { kind: 'company' }>;

type Place = { countryCode: string; language: string; name: string };

/** The countries a company works in, by their names in all languages. */
const countriesOf = (database: Database, partnerSlug: string): Promise<Place[]> =>
  database.rows<Place>(sql`
    select named.country_code as "countryCode", named.language, named.name
    from country_names named
    join partner_countries works on works.country_code = named.country_code
    join partners partner on partner.id = works.partner_id
    where partner.slug = ${partnerSlug}`);

/** A company's page in all languages; the names of country and city are spelled in each. */
export const companyLinks = async (
  database: Database,
  language: Language,
  { partnerSlug, countrySlug, citySlug }: CompanyPath,
): Promise<FoundLink[]> => {
  const [partner] = await database.rows<{ name: string }>(
    sql`select name from partners where slug = ${partnerSlug}`,
  );
  if (partner === undefined) return [];
  const base = `/company/${partnerSlug}`;
  if (countrySlug === undefined)
    return LANGUAGES.map((locale) => ({ locale, path: base, title: partner.name }));

  const countries = await countriesOf(database, partnerSlug);
  const spelled = countries.filter(({ name }) => slugOf(name) === countrySlug);
  const code = (spelled.find((country) => country.language === language) ?? spelled[0])?.countryCode;
  const cities =
    citySlug === undefined
      ? null
      : await database.rows<{ language: string; slug: string }>(sql`
          select text.language, text.slug
          from city_texts text
          join cities city on city.id = text.city_id
          where city.id = ${cityIdBySlug(citySlug, language)} and city.country_code = ${code ?? ''}`);
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
