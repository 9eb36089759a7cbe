import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OfferPosting_offer$key } from '../../__generated__/OfferPosting_offer.graphql.ts';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { rememberViewed } from '../../features/viewed-offers/viewedOffers.ts';
import { StructuredData } from '../../head/StructuredData.tsx';
import { useLogoUrl } from '../../head/structured-data/useLogoUrl.ts';
import { offerPath } from '../../paths/paths.ts';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { jobPosting } from './jobPosting.ts';

/** The structured data of an open offer, which is remembered as viewed here, because this part of its page loads late. */
export function OfferPosting({ offer: key }: { readonly offer: OfferPosting_offer$key }) {
  const offer = useFragment(
    graphql`
      fragment OfferPosting_offer on JobOffer {
        id
        cardTitle
        datePosted
        description
        isDirectApply
        jobRequirementsDetails
        jsonLd
        overview
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
  useEffect(() => rememberViewed(offer), [offer]);
  const { city, partner } = offer;
  const posting = {
    ...offer,
    title: offer.cardTitle,
    texts: [offer.overview, offer.description, offer.jobRequirementsDetails],
    city: city?.name,
    state: city?.state,
    countryCode: city?.country.code,
    company: partner?.name,
    companyLogo: partner ? logoUrl(partner.orgSlug) : undefined,
    companyWebsite: partner?.websiteUrl,
    url: city && partner ? publicOrigin + localPath(offerPath(city.slug, partner.slug)) : undefined,
  };
  return <StructuredData data={jobPosting(offer.jsonLd, posting)} />;
}
