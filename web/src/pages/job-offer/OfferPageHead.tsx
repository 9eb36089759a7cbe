import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { OfferPageHead_offer$key } from '../../__generated__/OfferPageHead_offer.graphql.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { jobPosting } from './jobPosting.ts';

/** What search engines read of an offer. One that is closed has no job posting. */
export function OfferPageHead({ offer: key }: { readonly offer: OfferPageHead_offer$key }) {
  const { formatMessage } = useIntl();
  const offer = useFragment(
    graphql`
      fragment OfferPageHead_offer on JobOffer {
        datePosted
        isDirectApply
        isValid
        seoDescription
        seoKeywords
        seoTitle
        status
        structuredData
        type
        validThrough
        city {
          name
        }
        partner {
          name
        }
      }
    `,
    key,
  );
  const expired = offer.status === 'expired';
  const names = { city: offer.city?.name, partner: offer.partner?.name };
  return (
    <PageHead
      title={offer.seoTitle || formatMessage({ id: 'offer.title' }, names)}
      description={offer.seoDescription}
      keywords={offer.seoKeywords}
      jsonLd={offer.isValid && !expired ? jobPosting(offer.structuredData, offer) : null}
      noindex={expired}
    />
  );
}
