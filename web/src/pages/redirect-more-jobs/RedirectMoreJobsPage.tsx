import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RedirectMoreJobsPage_offer$key } from '../../__generated__/RedirectMoreJobsPage_offer.graphql.ts';
import type { RedirectMoreJobsPageQuery } from '../../__generated__/RedirectMoreJobsPageQuery.graphql.ts';
import { RedirectNotice } from '../../features/redirect-page/RedirectNotice.tsx';
import { RedirectError } from '../../features/redirect-page/RedirectError.tsx';
import { RedirectExpired } from '../../features/redirect-page/RedirectExpired.tsx';
import { cityMoreJobsPath } from '../../features/more-jobs/search/place.ts';
import { moreJobOfferPath } from '../../paths/paths.ts';
import type { PageProps } from '../../routing/pageOptions.ts';

export const query = graphql`
  query RedirectMoreJobsPageQuery($citySlug: String!, $partnerSlug: String!, $feed: String!, $id: ID!) {
    moreJobOffer(citySlug: $citySlug, partnerSlug: $partnerSlug, feed: $feed, id: $id) {
      ...RedirectMoreJobsPage_offer
    }
  }
`;

/** Records a lead for a full-time offer and redirects the visitor to the company's site. */
export function RedirectMoreJobsPage({ data, match }: PageProps<RedirectMoreJobsPageQuery>) {
  const { formatMessage } = useIntl();
  const offer = useFragment<RedirectMoreJobsPage_offer$key>(
    graphql`
      fragment RedirectMoreJobsPage_offer on MoreJobOffer {
        id
        uuid
        status
        takesApplications
        externalUrl
        feedId
        slugTitle
        city {
          name
          slug
          state
          country {
            code
          }
        }
        partner {
          name
          slug
          orgSlug
        }
      }
    `,
    data.moreJobOffer ?? null,
  );
  const { city, partner } = offer ?? {};
  const facts = useMemo(
    () => ({
      city: city?.slug ?? '',
      feed: offer?.feedId ?? '',
      partner: partner?.slug ?? '',
      title: offer?.slugTitle ?? '',
    }),
    [city?.slug, offer?.feedId, offer?.slugTitle, partner?.slug],
  );
  if (!offer?.status || !city || !partner) return <RedirectError />;
  const closed = (
    <RedirectExpired
      title={formatMessage({ id: 'moreJob.expired' })}
      text={<FormattedMessage id="moreJob.expired.text" />}
      to={cityMoreJobsPath(city)}
      link={<FormattedMessage id="moreJobs.inCity" values={{ city: city.name }} />}
    />
  );
  if (!offer.takesApplications) return closed;
  const cd: unknown = match.location.query?.['cd'];
  return (
    <RedirectNotice
      page="redirect-more-jobs"
      clickData={typeof cd === 'string' ? cd : undefined}
      offerId={offer.id}
      facts={facts}
      partner={partner}
      back={moreJobOfferPath({
        citySlug: city.slug,
        partnerSlug: partner.slug,
        feed: offer.feedId,
        slugTitle: offer.slugTitle,
        uuid: offer.uuid,
      })}
      price={0}
      url={offer.externalUrl}
      closed={closed}
    />
  );
}
