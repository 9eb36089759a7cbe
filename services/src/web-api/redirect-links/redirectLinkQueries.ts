import { sql, type SQL } from 'drizzle-orm';
import { siteLanguages, prefixOf, type Language } from '../../rest/language.ts';
import { categoryIdBySlug, cityIdBySlug } from '../../sql/idBySlug.ts';
import type { QueryContext } from '../../sql/queryContext.ts';
import { companyLinks, FoundLink } from './companyLinks.ts';
import { parseSitePath, type SitePath } from './sitePath.ts';

export interface RedirectLink {
  locale: string;
  uri: string;
  title: string | null;
}

type StoredPath = Exclude<SitePath, { kind: 'static' | 'company' }>;

/** Selects the locale, the path without language prefix and the title of a page in each language that has it. */
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

const findLinks = async (context: QueryContext, page: SitePath): Promise<FoundLink[]> => {
  switch (page.kind) {
    case 'static':
      return siteLanguages.map((locale) => ({ locale, path: `/${page.path}`, title: null }));
    case 'company':
      return companyLinks(context, page);
    default:
      return context.database.rows(pageQuery(page, context.language), FoundLink);
  }
};

const rank = ({ locale }: RedirectLink): number => siteLanguages.findIndex((language) => language === locale);

/** Returns the page of a path in all its languages; an empty list for an unknown path. */
export const findRedirectLinks = async (context: QueryContext, uri: string): Promise<RedirectLink[]> => {
  const page = parseSitePath(uri);
  if (page === null) return [];
  const links = await findLinks(context, page);
  return links
    .map(({ locale, path, title }) => ({
      locale,
      uri: `${prefixOf(locale)}${path}`.replace(/(.)\/$/, '$1'),
      title,
    }))
    .sort((one, other) => rank(one) - rank(other));
};
