import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { LANGUAGES, type Language } from '../../rest/language.ts';
import { categoryIdBySlug, cityIdBySlug } from '../../fragments/idBySlug.ts';
import { parsedSitePath, prefixOf, type SitePath } from './sitePath.ts';

export type RedirectLink = { locale: string; uri: string; title: string | null };

/** Locale, path below the language prefix and title of a page, in each language there is a row for. */
const pageQuery = (page: Exclude<SitePath, { kind: 'static' }>, language: Language): SQL => {
  const city = cityIdBySlug(page.citySlug, language);
  switch (page.kind) {
    case 'city':
      return sql`select text.language as locale, '/' || text.slug || ${page.page}::text as path, text.name as title
        from city_texts text where text.city_id = ${city}`;
    case 'category':
      return sql`select text.language as locale,
          '/' || text.slug || '/' || category.slug || '-c' || ${page.page}::text as path,
          category.name || ' – ' || text.name as title
        from city_texts text
        join category_texts category on category.language = text.language
        where text.city_id = ${city} and category.category_id = ${categoryIdBySlug(page.categorySlug, language)}`;
    case 'offer':
      return sql`select text.language as locale, '/' || text.slug || '/' || partner.slug as path,
          partner.name || ' – ' || text.name as title
        from city_texts text
        join job_offers offer on offer.city_id = text.city_id
        join partners partner on partner.id = offer.partner_id
        where text.city_id = ${city} and partner.slug = ${page.partnerSlug}`;
  }
};

const rank = ({ locale }: RedirectLink): number => LANGUAGES.findIndex((language) => language === locale);

/** The page behind a path, in all its languages; none for a path that leads nowhere. */
export const findRedirectLinks = async (
  database: Database,
  language: Language,
  uri: string,
): Promise<RedirectLink[]> => {
  const page = parsedSitePath(uri);
  if (page === null) return [];
  if (page.kind === 'static') {
    return LANGUAGES.map((locale) => ({
      locale,
      uri: `${prefixOf(locale)}/${page.path}`.replace(/(.)\/$/, '$1'),
      title: null,
    }));
  }
  const rows = await database.rows<{ locale: string; path: string; title: string }>(
    pageQuery(page, language),
  );
  return rows
    .map(({ locale, path, title }) => ({ locale, uri: `${prefixOf(locale)}${path}`, title }))
    .sort((one, other) => rank(one) - rank(other));
};
