import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobsPage_facets$key } from '../../__generated__/MoreJobsPage_facets.graphql.ts';
import type { MoreJobsPage_offers$key } from '../../__generated__/MoreJobsPage_offers.graphql.ts';
import type { MoreJobsPageQuery } from '../../__generated__/MoreJobsPageQuery.graphql.ts';
import { ActiveSearch } from '../../features/more-jobs/search/ActiveSearch.tsx';
import { MoreJobForm } from '../../features/more-jobs/search/MoreJobForm.tsx';
import { MoreJobResults } from '../../features/more-jobs/results/MoreJobResults.tsx';
import { cursorFromQuery, searchFromQuery } from '../../features/more-jobs/search/moreJobSearch.ts';
import { useNearestCityDefault } from '../../features/more-jobs/search/useNearestCityDefault.ts';
import { usePlaceNames } from '../../features/more-jobs/search/usePlaceNames.ts';
import { listPage } from '../../features/list-page/listPage.ts';
import { usePagedText } from '../../i18n/usePagedText.ts';
import type { PageProps } from '../../routing/pageOptions.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import classes from './MoreJobsPage.module.css';
import { MoreJobsSkeleton } from './MoreJobsSkeleton.tsx';

export const query = graphql`
  query MoreJobsPageQuery(
    $city: String
    $state: String
    $countryCode: String
    $keyword: String
    $page: Int
    $after: String
    $listed: Boolean!
  ) {
    moreJobOffers(
      citySlug: $city
      state: $state
      countryCode: $countryCode
      keyword: $keyword
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
      <MoreJobForm search={search} facets={facets} />
      <ActiveSearch search={search} names={names} />
      <MoreJobResults search={search} names={names} page={page} offers={offers} facets={facets} />
    </PageColumn>
  );
}
