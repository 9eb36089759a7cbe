import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { firstText } from '../../i18n/firstText.ts';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { useLogoUrl } from '../../head/structured-data/useLogoUrl.ts';
import type { OfferPageHead_offer$key } from '../../__generated__/OfferPageHead_offer.graphql.ts';
import { offerPath } from '../../paths/paths.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { jobPosting } from './jobPosting.ts';

/** The metadata and structured data of an offer. A closed one has no job posting. */
export function OfferPageHead({ offer: key }: { readonly offer: OfferPageHead_offer$key }) {
  const { formatMessage } = useIntl();
  const offer = useFragment(
    graphql`
      fragment OfferPageHead_offer on JobOffer {
        id
        cardTitle
        datePosted
        description
        isDirectApply
        jobRequirementsDetails
        jsonLd
        overview
        seoDescription
        seoKeywords
        seoTitle
        takesApplications
        type
        validThrough
        city {
          country {
            code
          }
          name
          slug
          state
        }
        partner {
          name
          orgSlug
          slug
          websiteUrl
        }
      }
    `,
    key,
  );
  const { publicOrigin } = useSiteConfig();
  const localPath = useLocalPath();
  const logoUrl = useLogoUrl();
  const addressOf = (path: string) => publicOrigin + localPath(path);
  const names = { city: offer.city?.name, partner: offer.partner?.name };
  const posting = {
    ...offer,
    title: offer.cardTitle,
    texts: [offer.overview, offer.description, offer.jobRequirementsDetails],
    city: offer.city?.name,
    state: offer.city?.state,
    countryCode: offer.city?.country.code,
    company: offer.partner?.name,
    companyLogo: offer.partner ? logoUrl(offer.partner.orgSlug) : undefined,
    companyWebsite: offer.partner?.websiteUrl,
    url: offer.city && offer.partner ? addressOf(offerPath(offer.city.slug, offer.partner.slug)) : undefined,
  };
  return (
    <PageHead
      title={offer.seoTitle || formatMessage({ id: 'offer.title' }, names)}
      description={firstText(offer.seoDescription, formatMessage({ id: 'offer.searchDescription' }, names))}
      keywords={offer.seoKeywords}
      jsonLd={offer.takesApplications ? jobPosting(offer.jsonLd, posting) : null}
      noindex={!offer.takesApplications}
      card={offer.city && offer.partner ? `offers/${offer.city.slug}/${offer.partner.slug}` : 'site'}
    />
  );
}
