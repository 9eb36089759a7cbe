import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferPageHead_offer$key } from '../../__generated__/OfferPageHead_offer.graphql.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { firstText } from '../../i18n/firstText.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';

// The server writes it; the browser needs it only for pages that it renders itself.
const OfferPosting = import.meta.env.SSR
  ? (await import('./OfferPosting.tsx')).OfferPosting
  : lazyComponent(() => import('./OfferPosting.tsx').then((m) => m.OfferPosting));

/** The metadata and structured data of an offer. A closed one has no job posting. */
export function OfferPageHead({ offer: key }: { readonly offer: OfferPageHead_offer$key }) {
  const { formatMessage } = useIntl();
  const offer = useFragment(
    graphql`
      fragment OfferPageHead_offer on JobOffer {
        seoDescription
        seoKeywords
        seoTitle
        takesApplications
        city {
          name
          slug
        }
        partner {
          name
          slug
        }
        ...OfferPosting_offer
      }
    `,
    key,
  );
  const names = { city: offer.city?.name, partner: offer.partner?.name };
  return (
    <>
      <PageHead
        title={offer.seoTitle || formatMessage({ id: 'offer.title' }, names)}
        description={firstText(offer.seoDescription, formatMessage({ id: 'offer.searchDescription' }, names))}
        keywords={offer.seoKeywords}
        noindex={!offer.takesApplications}
        card={offer.city && offer.partner ? `offers/${offer.city.slug}/${offer.partner.slug}` : 'site'}
      />
      {offer.takesApplications && <OfferPosting offer={offer} />}
    </>
  );
}
