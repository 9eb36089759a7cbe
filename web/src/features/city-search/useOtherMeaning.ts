import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useOtherMeaningQuery } from '../../__generated__/useOtherMeaningQuery.graphql.ts';
import { companiesPath, companyPath } from '../../routing/paths.ts';
import { categoryToSearch } from '../company-filter/companyFilter.ts';
import { plainName } from './plainName.ts';

/** What words mean that name no city. */
export interface OtherMeaning {
  readonly kind: 'company' | 'category';
  readonly name: string;
  /** Where it is shown, without the language. */
  readonly path: string;
}

interface Answer {
  readonly query: string;
  readonly meaning: OtherMeaning | null;
}

/** The company or kind of gig that words name; null for none, and undefined until that is known. */
export const useOtherMeaning = (query: string | null): OtherMeaning | null | undefined => {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (query === null) return;
    const wanted = plainName(query);
    const slug = wanted.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
    const settle = (meaning: OtherMeaning | null): void => setAnswer({ query, meaning });
    const request = fetchQuery<useOtherMeaningQuery>(
      environment,
      graphql`
        query useOtherMeaningQuery($slug: String!) {
          partner(slug: $slug) {
            slug
            name
          }
          partners(first: 1) {
            categories {
              category {
                orgSlug
                slug
                name
              }
            }
          }
        }
      `,
      { slug },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ partner, partners }) => {
        const category = (partners?.categories ?? [])
          .map((row) => row.category)
          .find((one) => plainName(one.name) === wanted || one.slug === slug || one.orgSlug === slug);
        if (partner) settle({ kind: 'company', name: partner.name, path: companyPath(partner.slug) });
        else if (category)
          settle({
            kind: 'category',
            name: category.name,
            path: companiesPath() + categoryToSearch(category.orgSlug),
          });
        else settle(null);
      },
      // Then it is taken for the name of a city.
      error: () => settle(null),
    });
    return () => request.unsubscribe();
  }, [environment, query]);
  return answer?.query === query ? answer?.meaning : undefined;
};
