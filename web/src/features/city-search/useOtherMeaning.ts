import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useOtherMeaningQuery } from '../../__generated__/useOtherMeaningQuery.graphql.ts';
import { companiesPath, companyPath, moreJobsPath } from '../../paths/paths.ts';
import { categoryToSearch } from '../company-filter/companyFilter.ts';
import { meantCategory } from './meantCategory.ts';
import { nameWords } from './nameWords.ts';
import { meansFullTime } from './placelessWords.ts';

/** The meaning of a search that is not the name of a city. */
export interface OtherMeaning {
  readonly kind: 'company' | 'category' | 'fullTime';
  readonly name: string;
  /** The path of its page, without the language. */
  readonly path: string;
  /** Whether the query has a typing mistake, so that the meaning is a guess. */
  readonly isGuess: boolean;
}

interface Answer {
  readonly query: string;
  readonly meaning: OtherMeaning | null;
}

/** The company, category or full-time work that the query names; null if none, undefined while loading. */
export const useOtherMeaning = (query: string | null): OtherMeaning | null | undefined => {
  const environment = useRelayEnvironment();
  const { formatMessage } = useIntl();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const heading = formatMessage({ id: 'moreJobs.heading' });
  const isFullTime =
    query !== null && meansFullTime(formatMessage({ id: 'offerType.full_time' }), heading, query);
  useEffect(() => {
    if (query === null || isFullTime) return;
    const words = nameWords(query);
    const joined = words.join('');
    const settle = (meaning: OtherMeaning | null): void => setAnswer({ query, meaning });
    const request = fetchQuery<useOtherMeaningQuery>(
      environment,
      graphql`
        query useOtherMeaningQuery($slug: String!, $joined: String!) {
          partner(slug: $slug) {
            slug
            name
          }
          joined: partner(slug: $joined) {
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
      { slug: words.join('-'), joined },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: (found) => {
        const partner = found.partner ?? found.joined;
        const meant = meantCategory(
          (found.partners?.categories ?? []).map((row) => row.category),
          joined,
        );
        if (partner)
          settle({
            kind: 'company',
            name: partner.name,
            path: companyPath(partner.slug),
            isGuess: false,
          });
        else if (meant)
          settle({
            kind: 'category',
            name: meant.category.name,
            path: companiesPath() + categoryToSearch(meant.category.orgSlug),
            isGuess: meant.isGuess,
          });
        else settle(null);
      },
      // On failure the query is treated as the name of a city.
      error: () => settle(null),
    });
    return () => request.unsubscribe();
  }, [environment, isFullTime, query]);
  if (isFullTime) return { kind: 'fullTime', name: heading, path: moreJobsPath(), isGuess: false };
  return answer?.query === query ? answer?.meaning : undefined;
};
