import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobsPage_facets$key } from '../../__generated__/MoreJobsPage_facets.graphql.ts';
import type { MoreJobsPage_offers$key } from '../../__generated__/MoreJobsPage_offers.graphql.ts';
import type { MoreJobsPageQuery } from '../../__generated__/MoreJobsPageQuery.graphql.ts';
import { ActiveSearch } from '../../features/more-jobs/search/ActiveSearch.tsx';
import { countDetails } from '../../features/more-jobs/search/moreJobDetails.ts';
import { MoreJobForm } from '../../features/more-jobs/search/MoreJobForm.tsx';
import { MoreJobResults } from '../../features/more-jobs/results/MoreJobResults.tsx';
import { cursorFromQuery, searchFromQuery } from '../../features/more-jobs/search/moreJobSearch.ts';
import { useNearestCityDefault } from '../../features/more-jobs/search/useNearestCityDefault.ts';
import { usePlaceNames } from '../../features/more-jobs/search/usePlaceNames.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { usePagedText } from '../../i18n/usePagedText.ts';
import { withLateTexts } from '../../i18n/lateTexts.ts';
import { nodesOf } from '../../relay/nodesOf.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import type { PageProps } from '../../routing/pageOptions.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { written } from '../../ui/rich-text/written.tsx';
import classes from './MoreJobsPage.module.css';
import { MoreJobsSkeleton } from './MoreJobsSkeleton.tsx';

// The server writes the chips; a browser needs their code only for lists that are filtered.
const FilteredSearch = import.meta.env.SSR
  ? (await import('../../features/more-jobs/filters/FilteredSearch.tsx')).FilteredSearch
  : lazyComponent(
      withLateTexts(() =>
        import('../../features/more-jobs/filters/FilteredSearch.tsx').then((m) => m.FilteredSearch),
      ),
      written,
    );

export const query = graphql`
  query MoreJobsPageQuery(
    $city: String
    $state: String
    $countryCode: String
    $keyword: String
    $filter: MoreJobFilter
    $page: Int
    $after: String
    $listed: Boolean!
  ) {
    moreJobOffers(
      citySlug: $city
      state: $state
      countryCode: $countryCode
      keyword: $keyword
      filter: $filter
      page: $page
      after: $after
      first: 20
    ) @include(if: $listed) {
      pageCount
      totalIsExact
      ...MoreJobsPage_offers
    }
    moreJobFacets(citySlug: $city, state: $state, countryCode: $countryCode, keyword: $keyword)
      @include(if: $listed) {
      ...MoreJobsPage_facets
    }
  }
`;

/** Full-time offers: a search and its results. */
export function MoreJobsPage({ data, match }: PageProps<MoreJobsPageQuery>) {
  const { formatMessage } = useIntl();
  const query = match.location.query ?? {};
  const search = searchFromQuery(query);
  const page = listPage(match.params['page']);
  const paged = usePagedText(page);
  const isListed = data.moreJobOffers !== undefined;
  useNearestCityDefault(match, !isListed);
  const offers = useFragment<MoreJobsPage_offers$key>(
    graphql`
      fragment MoreJobsPage_offers on MoreJobOfferConnection {
        pageCount
        edges {
          node {
            pay {
              from {
                currency
              }
            }
          }
        }
        ...MoreJobResults_offers
      }
    `,
    data.moreJobOffers ?? null,
  );
  const facets = useFragment<MoreJobsPage_facets$key>(
    graphql`
      fragment MoreJobsPage_facets on MoreJobFacets {
        ...MoreJobForm_facets
        ...MoreJobResults_facets
        ...usePlaceNames_facets
      }
    `,
    data.moreJobFacets ?? null,
  );
  const names = usePlaceNames(search, facets);
  if (!isListed) return <MoreJobsSkeleton />;
  const currencies = new Set(nodesOf(offers).flatMap(({ pay }) => pay?.from.currency ?? []));
  const [currency] = currencies;
  const title = formatMessage({ id: 'moreJobs.title' });
  const isDeep =
    cursorFromQuery(query) !== null || (offers !== null && page > Math.max(1, offers?.pageCount ?? 1));
  return (
    <PageColumn>
      <PageHead
        title={paged(title)}
        description={paged(formatMessage({ id: 'moreJobs.description' }))}
        noindex={isDeep}
      />
      <Breadcrumbs items={[{ label: formatMessage({ id: 'footer.moreJobs' }) }]} />
      <h1 className={classes['title']}>
        <FormattedMessage id="moreJobs.heading" />
      </h1>
      <p className={classes['lead']}>
        <FormattedMessage id="moreJobs.lead" />
      </p>
      <div className={classes['search']}>
        <MoreJobForm search={search} names={names} facets={facets} />
      </div>
      {countDetails(search) > 0 ? (
        <FilteredSearch
          search={search}
          names={names}
          currency={currencies.size === 1 ? (currency ?? null) : null}
        />
      ) : (
        <ActiveSearch search={search} names={names} />
      )}
      <MoreJobResults search={search} names={names} page={page} offers={offers} facets={facets} />
    </PageColumn>
  );
}
