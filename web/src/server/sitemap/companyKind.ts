import type { sitemapQueries_CompaniesQuery } from '../../__generated__/sitemapQueries_CompaniesQuery.graphql.ts';
import { slugOf } from '../../features/company-places/slugOf.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { companyPath } from '../../routing/paths.ts';
import { inTurns } from '../inTurns.ts';
import { rowsOf } from '../rowsOf.ts';
import { AT_ONCE } from './pages.ts';
import { entryOf } from './sitemapEntry.ts';
import { pagesOf, type SitemapKind } from './sitemapKinds.ts';

/** Companies, each as a whole and in every country it works in, whose name is spelled in each language. */
export const companies: SitemapKind = {
  name: 'companies',
  pageCount: (counts) => pagesOf(counts.partners, 100),
  pagesPerFile: 5,
  entries: async (page, { ask, queries }) => {
    const answers = await inTurns(LANGUAGES, AT_ONCE, async ({ code }) => {
      const answer = await ask<sitemapQueries_CompaniesQuery>(queries.companies, code, { page });
      return [code, rowsOf(answer.partners)] as const;
    });
    const inLanguage = new Map(answers);
    return (inLanguage.get('en') ?? []).flatMap(({ slug, updatedAt, countries }) => {
      const whole = entryOf(() => companyPath(slug), updatedAt);
      const places = countries.map(({ countryCode }) =>
        entryOf((language) => {
          const same = inLanguage.get(language)?.find((company) => company.slug === slug);
          const country = same?.countries.find((known) => known.countryCode === countryCode);
          return country === undefined ? undefined : companyPath(slug, slugOf(country.name));
        }, updatedAt),
      );
      return [whole, ...places];
    });
  },
};
