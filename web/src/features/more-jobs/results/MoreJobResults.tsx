import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobResults_facets$key } from '../../../__generated__/MoreJobResults_facets.graphql.ts';
import type { MoreJobResults_offers$key } from '../../../__generated__/MoreJobResults_offers.graphql.ts';
import { nodesOf } from '../../../relay/nodesOf.ts';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { Updating } from '../../../routing/pending/Updating.tsx';
import { written } from '../../../ui/rich-text/written.tsx';
import { SectionError } from '../../../ui/section/SectionError.tsx';
import type { MoreJobSearch } from '../search/moreJobSearch.ts';
import type { PlaceNames } from '../search/usePlaceNames.ts';
import { MoreJobCards } from './MoreJobCards.tsx';
import { MoreJobPager } from './MoreJobPager.tsx';
import classes from './MoreJobResults.module.css';

// Few searches find nothing, and few visitors go beyond the numbered pages.
const NoJobs = import.meta.env.SSR
  ? (await import('./NoJobs.tsx')).NoJobs
  : lazyComponent(() => import('./NoJobs.tsx').then((m) => m.NoJobs), written);

interface MoreJobResultsProps {
  readonly search: MoreJobSearch;
  readonly names: PlaceNames;
  readonly page: number;
  /** Null when the offers did not load. */
  readonly offers: MoreJobResults_offers$key | null | undefined;
  readonly facets: MoreJobResults_facets$key | null | undefined;
}

/** The number of results and one page of them. The previous results stay visible while new ones load. */
export function MoreJobResults(props: MoreJobResultsProps) {
  const { search, names, page } = props;
  const { formatMessage } = useIntl();
  const facets = useFragment<MoreJobResults_facets$key>(
    graphql`
      fragment MoreJobResults_facets on MoreJobFacets {
        ...EmptySearch_facets
      }
    `,
    props.facets ?? null,
  );
  const offers = useFragment<MoreJobResults_offers$key>(
    graphql`
      fragment MoreJobResults_offers on MoreJobOfferConnection {
        totalCount
        totalIsExact
        edges {
          node {
            ...MoreJobCards_offers
          }
        }
        ...MoreJobPager_offers
      }
    `,
    props.offers ?? null,
  );
  if (!offers) return <SectionError message={formatMessage({ id: 'moreJobs.failed' })} />;
  const { totalCount: count, totalIsExact } = offers;
  const nodes = nodesOf(offers);
  return (
    <div className={classes['results']}>
      <div role="status">
        <h2 className={classes['count']}>
          <FormattedMessage id={totalIsExact ? 'moreJobs.count' : 'moreJobs.count.more'} values={{ count }} />
        </h2>
      </div>
      <Updating>
        {nodes.length > 0 ? (
          <>
            <MoreJobCards offers={nodes} keyword={search.keyword} />
            <MoreJobPager offers={offers} page={page} search={search} />
          </>
        ) : (
          <NoJobs isExact={totalIsExact} search={search} names={names} facets={facets} />
        )}
      </Updating>
    </div>
  );
}
