import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { LANGUAGES, type Language } from '../../rest/language.ts';
import { categoryIdBySlug, cityIdBySlug } from '../../fragments/idBySlug.ts';
import { companyLinks } from './companyLinks.ts';
import { parsedSitePath, prefixOf, type SitePath } from './sitePath.ts';

export type RedirectLink = { locale: string; uri: string; title: string | null };

/** A link before its language's prefix is put before the path. */
export type FoundLink = { locale: string; path: string; title: string | null };

type StoredPath = Exclude<SitePath, { kind: 'static' | 'company' }>;

/** Locale, path below the language prefix and title of a page, in each language there is a row for. */
const pageQuery = (page: StoredPath, language: Language): SQL => {
  switch (page.kind) {
    case 'city':
      return sql`select text.language as locale, '/' || text.slug || ${page.page}::text as path, text.name as title
        from city_texts text where text.city_id = ${cityIdBySlug(page.citySlug, language)}`;
    case 'category':
      return sql`select text.language as locale,
          '/' || text.slug || '/' || category.slug || '-c' || ${page.page}::text as path,
          category.name || ' – ' || text.name as title
        from city_texts text
        join category_texts category on category.language = text.language
        where text.city_id = ${cityIdBySlug(page.citySlug, language)}
          and category.category_id = ${categoryIdBySlug(page.categorySlug, language)}`;
    case 'offer':
      return sql`select text.language as locale, '/' || text.slug || '/' || partner.slug as path,
          partner.name || ' – ' || text.name as title
        from city_texts text
        join job_offers offer on offer.city_id = text.city_id
        join partners partner on partner.id = offer.partner_id
        where text.city_id = ${cityIdBySlug(page.citySlug, language)} and partner.slug = ${page.partnerSlug}`;
    case 'post':
      return sql`select text.language as locale, '/blog/' || text.slug as path, text.title
        from post_texts text
        where text.post_id = (
          select post_id from post_texts where slug = ${page.slug}
          order by case when language = ${language} then 0 else 1 end, post_id limit 1)`;
    case 'moreJob':
      return sql`select text.language as locale,
          '/more-jobs/' || text.slug || '/' || ${page.rest}::text as path, text.name as title
        from city_texts text where text.city_id = ${cityIdBySlug(page.citySlug, language)}`;
  }
};

const found = async (database: Database, language: Language, page: SitePath): Promise<FoundLink[]> => {
  switch (page.kind) {
    case 'static':
      return LANGUAGES.map((locale) => ({ locale, path: `/${page.path}`, title: null }));
    case 'company':
      return companyLinks(database, language, page);
    default:
      return database.rows<FoundLink>(pageQuery(page, language));
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
  const links = await found(database, language, page);
  return links
    .map(({ locale, path, title }) => ({
      locale,
      uri: `${prefixOf(locale)}${path}`.replace(/(.)\/$/, '$1'),
      title,
    }))
    .sort((one, other) => rank(one) - rank(other));
};
