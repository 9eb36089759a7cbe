import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { SearchPageQuery } from '../../__generated__/SearchPageQuery.graphql.ts';
import { searchedKind, searchedNear, searchedText } from '../../features/search/searchAddress.ts';
import { SearchForm } from '../../features/search/SearchForm.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import type { PageProps } from '../../routing/pageOptions.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { SectionError } from '../../ui/section/SectionError.tsx';
import { PopularCities } from './PopularCities.tsx';
import classes from './SearchPage.module.css';
import { SearchResults } from './SearchResults.tsx';

export const query = graphql`
  query SearchPageQuery(
    $text: String!
    $near: String
    $kinds: [SearchKind!]
    $searching: Boolean!
    $ofOneKind: Boolean!
  ) {
    search(text: $text, near: $near, first: 25) @include(if: $searching) {
      edges {
        match {
          kind
        }
        node {
          ... on City {
            slug
          }
        }
      }
      ...SearchResults_all
    }
    found: search(text: $text, near: $near, kinds: $kinds, first: 40) @include(if: $ofOneKind) {
      ...SearchResults_found
    }
    topCities(limit: 8) {
      ...PopularCities_cities
    }
  }
`;

/** What the whole site has for a text: gigs, companies, cities, categories and full-time jobs. */
export function SearchPage({ data, match }: PageProps<SearchPageQuery>) {
  const { formatMessage } = useIntl();
  const text = searchedText(match.location.query);
  const kind = searchedKind(match.location.query);
  const near = searchedNear(match.location.query);
  const title = formatMessage({ id: text === '' ? 'search.title' : 'search.results' }, { query: text });
  const cities = <PopularCities cities={data.topCities} />;
  return (
    <>
      <PageHead title={title} noindex />
      <PageColumn narrow>
        <Breadcrumbs items={[{ label: formatMessage({ id: 'search.title' }) }]} />
        <h1 className={classes['title']} tabIndex={-1}>
          {title}
        </h1>
        <SearchForm key={text} initialText={text} />
        {text === '' ? (
          cities
        ) : (
          <div className={classes['results']}>
            {data.search ? (
              <SearchResults all={data.search} found={data.found} {...{ text, kind, near }}>
                {cities}
              </SearchResults>
            ) : (
              <SectionError />
            )}
          </div>
        )}
      </PageColumn>
    </>
  );
}
