import { graphql, useFragment } from 'react-relay';
import type { RedirectPage_offer$key } from '../../__generated__/RedirectPage_offer.graphql.ts';
import type { redirectRoutes_RedirectPageQuery } from '../../__generated__/redirectRoutes_RedirectPageQuery.graphql.ts';
import type { PageProps } from '../../routing/page.tsx';
import { Leaving } from './Leaving.tsx';
import { RedirectError } from './RedirectError.tsx';
import { RedirectExpired } from './RedirectExpired.tsx';

/** Records a lead for an offer and sends the visitor on to the partner's site. */
export function RedirectPage({ data, match }: PageProps<redirectRoutes_RedirectPageQuery>) {
  const offer = useFragment<RedirectPage_offer$key>(
    graphql`
      fragment RedirectPage_offer on JobOffer {
        id
        status
        url
        city {
          name
          slug
        }
        partner {
          name
          orgSlug
        }
      }
    `,
    data.jobOffer ?? null,
  );
  if (!offer?.status || !offer.city || !offer.partner) return <RedirectError />;
  const { city, id, partner, status, url } = offer;
  if (status === 'expired') return <RedirectExpired city={city} partner={partner} />;
  const cd: unknown = match.location.query?.['cd'];
  return (
    <Leaving clickData={typeof cd === 'string' ? cd : undefined} offerId={id} partner={partner} url={url} />
  );
}
