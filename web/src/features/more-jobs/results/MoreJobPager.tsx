import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobPager_offers$key } from '../../../__generated__/MoreJobPager_offers.graphql.ts';
import { LocalLink } from '../../../routing/LocalLink.tsx';
import { Pager } from '../../../ui/page/Pager.tsx';
import classes from './MoreJobPager.module.css';
import { moreJobsBehind, moreJobsTo, type MoreJobSearch } from '../search/moreJobSearch.ts';

interface MoreJobPagerProps {
  readonly offers: MoreJobPager_offers$key;
  readonly page: number;
  readonly search: MoreJobSearch;
}

/** Links to the pages of the list. After the last numbered page the list continues with a cursor. */
export function MoreJobPager({ offers, page, search }: MoreJobPagerProps) {
  const { formatMessage } = useIntl();
  const { pageCount, pageInfo, totalIsExact } = useFragment(
    graphql`
      fragment MoreJobPager_offers on MoreJobOfferConnection {
        pageCount
        totalIsExact
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    `,
    offers,
  );
  const pageTo = (number: number) => moreJobsTo(search, number);
  if (page < pageCount || totalIsExact) {
    const label = formatMessage({ id: 'moreJobs.pagination' });
    return <Pager page={page} pageCount={pageCount} pageTo={pageTo} Link={LocalLink} label={label} />;
  }
  const { hasNextPage, endCursor } = pageInfo;
  return (
    <div className={classes['end']}>
      <p className={classes['text']}>
        <FormattedMessage id="moreJobs.deep.text" />
      </p>
      <LocalLink to={pageTo(1)}>
        <FormattedMessage id="moreJobs.newest" />
      </LocalLink>
      {hasNextPage && endCursor && (
        <LocalLink rel="nofollow" to={moreJobsBehind(search, page + 1, endCursor)}>
          <FormattedMessage id="moreJobs.older" />
        </LocalLink>
      )}
    </div>
  );
}
