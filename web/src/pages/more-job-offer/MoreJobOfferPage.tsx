import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoreJobOfferPage_offer$key } from '../../__generated__/MoreJobOfferPage_offer.graphql.ts';
import type { MoreJobOfferPageQuery } from '../../__generated__/MoreJobOfferPageQuery.graphql.ts';
import { cityMoreJobsPath } from '../../features/more-jobs/search/place.ts';
import type { PageProps } from '../../routing/pageOptions.ts';
import { moreJobsPath } from '../../paths/paths.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { Alternatives } from './Alternatives.tsx';
import { ExpiredOffer } from './ExpiredOffer.tsx';
import { LiveOffer } from './LiveOffer.tsx';

export const query = graphql`
  query MoreJobOfferPageQuery(
    $uri: String!
    $citySlug: String!
    $partnerSlug: String!
    $feed: String!
    $id: ID
    $title: String
  ) {
    redirectLinks(uri: $uri) {
      locale
      uri
    }
    moreJobOffer(citySlug: $citySlug, partnerSlug: $partnerSlug, feed: $feed, id: $id, titleSlug: $title) {
      city {
        slug
        ...NearbyCities_city
      }
      partner {
        slug
      }
      ...MoreJobOfferPage_offer
    }
  }
`;

type Props = PageProps<MoreJobOfferPageQuery>;

/** A full-time offer: the job and how to apply, or that it expired. Other offers follow either way. */
export function MoreJobOfferPage({ data }: Props) {
  const { formatMessage } = useIntl();
  const offer = useFragment<MoreJobOfferPage_offer$key>(
    graphql`
      fragment MoreJobOfferPage_offer on MoreJobOffer {
        takesApplications
        cardTitle
        city {
          name
          slug
          state
          country {
            code
          }
        }
        ...Alternatives_offer
        ...ExpiredOffer_offer
        ...LiveOffer_offer
      }
    `,
    data.moreJobOffer ?? null,
  );
  if (!offer) return null;
  const { city, cardTitle } = offer;
  const isExpired = !offer.takesApplications;
  return (
    <article>
      <PageColumn>
        <Breadcrumbs
          items={[
            { label: formatMessage({ id: 'footer.moreJobs' }), to: moreJobsPath() },
            ...(city ? [{ label: city.name, to: cityMoreJobsPath(city) }] : []),
            { label: cardTitle ?? '' },
          ]}
        />
        {isExpired ? <ExpiredOffer offer={offer} /> : <LiveOffer offer={offer} />}
        <Alternatives offer={offer} isExpired={isExpired} />
      </PageColumn>
    </article>
  );
}
