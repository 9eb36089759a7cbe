import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { RedirectPage_offer$key } from '../../__generated__/RedirectPage_offer.graphql.ts';
import type { RedirectPageQuery } from '../../__generated__/RedirectPageQuery.graphql.ts';
import { RedirectNotice } from '../../features/redirect-page/RedirectNotice.tsx';
import { RedirectError } from '../../features/redirect-page/RedirectError.tsx';
import { RedirectExpired } from '../../features/redirect-page/RedirectExpired.tsx';
import type { PageProps } from '../../routing/pageOptions.ts';
import { cityPath, offerPath } from '../../paths/paths.ts';

export const query = graphql`
  query RedirectPageQuery($citySlug: String!, $partnerSlug: String!) {
    jobOffer(citySlug: $citySlug, partnerSlug: $partnerSlug) {
      ...RedirectPage_offer
    }
  }
`;

/** Records a lead for an offer and redirects the visitor to the partner's site. */
export function RedirectPage({ data, match }: PageProps<RedirectPageQuery>) {
  const { formatMessage } = useIntl();
  const offer = useFragment<RedirectPage_offer$key>(
    graphql`
      fragment RedirectPage_offer on JobOffer {
        id
        price
        status
        takesApplications
        externalUrl
        city {
          name
          slug
        }
        partner {
          name
          slug
          orgSlug
        }
      }
    `,
    data.jobOffer ?? null,
  );
  if (!offer?.status || !offer.city || !offer.partner) return <RedirectError />;
  const { city, externalUrl, id, partner, price } = offer;
  const names = { city: city.name };
  const closed = (
    <RedirectExpired
      title={formatMessage({ id: 'offer.expired' })}
      text={<FormattedMessage id="offer.expired.text" values={names} />}
      to={cityPath(city.slug)}
      link={<FormattedMessage id="city.moreResults" values={names} />}
    />
  );
  if (!offer.takesApplications) return closed;
  const cd: unknown = match.location.query?.['cd'];
  return (
    <RedirectNotice
      page="redirect"
      clickData={typeof cd === 'string' ? cd : undefined}
      offerId={id}
      partner={partner}
      back={offerPath(city.slug, partner.slug)}
      price={price}
      url={externalUrl}
      closed={closed}
    />
  );
}
