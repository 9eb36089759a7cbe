import pLimit from 'p-limit';
import type { sitemapQueries_CompaniesQuery } from '../../__generated__/sitemapQueries_CompaniesQuery.graphql.ts';
import type { sitemapQueries_OffersQuery } from '../../__generated__/sitemapQueries_OffersQuery.graphql.ts';
import { languages } from '../../i18n/languages.ts';
import { companyPath, jobRequirementsPath } from '../../paths/paths.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { atOnce, pagesFrom } from './pages.ts';
import { entryOf, withCity } from './sitemapEntry.ts';
import { pagesOf, rowPagesPerFile, type SitemapKind } from './sitemapKinds.ts';

/** A page for each company, and one for each of its countries, whose slug differs by language. */
export const companies: SitemapKind = {
  name: 'companies',
  pageCount: (counts) => pagesOf(counts.partners, 100),
  pagesPerFile: 5,
  entries: async (page, { ask, queries }) => {
    const answers = await pLimit(atOnce).map(languages, async ({ code }) => {
      const answer = await ask<sitemapQueries_CompaniesQuery>(queries.companies, code, { page });
      return [code, nodesOf(answer.partners)] as const;
    });
    const inLanguage = new Map(answers);
    return (inLanguage.get('en') ?? []).flatMap(({ slug, updatedAt, countries }) => {
      const whole = entryOf(() => companyPath(slug), updatedAt);
      const places = countries.map(({ code }) =>
        entryOf((language) => {
          const same = inLanguage.get(language)?.find((company) => company.slug === slug);
          const country = same?.countries.find((known) => known.code === code);
          return country === undefined ? undefined : companyPath(slug, country.slug);
        }, updatedAt),
      );
      return [whole, ...places];
    });
  },
};

/** A page for each company in a city, which exists for each offer. */
export const companiesInCities: SitemapKind = {
  name: 'company-cities',
  pageCount: (counts) => pagesOf(counts.jobOffers, 100),
  pagesPerFile: rowPagesPerFile,
  entries: async (page, { ask, queries, cities }) => {
    const answer = await ask<sitemapQueries_OffersQuery>(queries.offers, 'en', { page });
    const places = await cities();
    return nodesOf(answer.jobOffers).map(({ city, partner, updatedAt }) =>
      entryOf(
        withCity(places, city?.orgSlug, ({ slug, countrySlug }) =>
          partner ? companyPath(partner.slug, countrySlug, slug) : undefined,
        ),
        updatedAt,
      ),
    );
  },
};

/** The job requirements of each country. */
export const jobRequirements: SitemapKind = {
  name: 'job-requirements',
  // All companies of a country share its page, so the list has only one page.
  pageCount: (counts) => Math.min(1, counts.partners?.totalCount ?? 0),
  pagesPerFile: 1,
  entries: async (_page, { ask, queries, counts }) => {
    const pages = pagesFrom(1, pagesOf((await counts()).partners, 100));
    const answers = await pLimit(atOnce).map(pages, (page) =>
      ask<sitemapQueries_CompaniesQuery>(queries.companies, 'en', { page }),
    );
    const codes = answers.flatMap(({ partners }) =>
      nodesOf(partners).flatMap(({ countries }) => countries.map(({ code }) => code)),
    );
    return [...new Set(codes)].map((code) => entryOf(() => jobRequirementsPath(code)));
  },
};
