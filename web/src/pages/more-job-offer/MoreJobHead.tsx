import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { JobPosting, MonetaryAmount, WithContext } from 'schema-dts';
import type {
  MoreJobHead_offer$data,
  MoreJobHead_offer$key,
} from '../../__generated__/MoreJobHead_offer.graphql.ts';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { PageHead } from '../../head/PageHead.tsx';
import { hiringOrganization } from '../../head/structured-data/hiringOrganization.ts';
import { postalAddress, type WorkPlace } from '../../head/structured-data/postalAddress.ts';
import { useLogoUrl } from '../../head/structured-data/useLogoUrl.ts';
import { moreJobOfferPath } from '../../paths/paths.ts';
import { useLocalPath } from '../../paths/useLocalPath.ts';

type Pay = NonNullable<MoreJobHead_offer$data['pay']>;

/** The fields of a job posting. */
interface MoreJobFacts extends WorkPlace {
  readonly title: string;
  readonly description: string;
  readonly feed: string;
  readonly uuid: string;
  readonly datePosted: string | null | undefined;
  readonly validThrough: string | null | undefined;
  readonly partner: string;
  readonly pay: Pay | null | undefined;
  /** Whether the contract ends on a date. */
  readonly isFixedTerm: boolean;
  /** The absolute address of the company's logo. */
  readonly logo: string;
  /** The company's own site. */
  readonly website: string | null | undefined;
  /** The page's absolute address. */
  readonly url: string;
}

const baseSalary = ({ from, to, period }: Pay): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  currency: from.currency,
  value: {
    '@type': 'QuantitativeValue',
    unitText: period,
    minValue: from.amount,
    ...(to ? { maxValue: to.amount } : {}),
  },
});

/** The structured data of the offer. Visitors apply on the company's site, so it is never direct. */
const moreJobPosting = (facts: MoreJobFacts): WithContext<JobPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: facts.title,
  description: facts.description,
  identifier: { '@type': 'PropertyValue', name: facts.feed, value: facts.uuid },
  ...(facts.datePosted ? { datePosted: facts.datePosted } : {}),
  ...(facts.validThrough ? { validThrough: facts.validThrough } : {}),
  employmentType: facts.isFixedTerm ? ['FULL_TIME', 'TEMPORARY'] : 'FULL_TIME',
  ...(facts.pay ? { baseSalary: baseSalary(facts.pay) } : {}),
  directApply: false,
  url: facts.url,
  hiringOrganization: hiringOrganization({
    name: facts.partner,
    logo: facts.logo,
    website: facts.website,
  }),
  jobLocation: {
    '@type': 'Place',
    address: postalAddress(facts),
  },
});

/** The metadata and structured data of a live offer; its canonical address uses the title. */
export function MoreJobHead({ offer: key }: { readonly offer: MoreJobHead_offer$key }) {
  const { formatMessage } = useIntl();
  const { publicOrigin } = useSiteConfig();
  const localPath = useLocalPath();
  const logoUrl = useLogoUrl();
  const offer = useFragment(
    graphql`
      fragment MoreJobHead_offer on MoreJobOffer {
        uuid
        cardTitle
        description
        seoDescription
        feedId
        slugTitle
        datePosted
        validThrough
        takesApplications
        contract
        pay {
          from {
            amount
            currency
          }
          to {
            amount
          }
          period
        }
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
          orgSlug
          slug
          websiteUrl
        }
      }
    `,
    key,
  );
  const { city, partner, cardTitle, description } = offer;
  if (!city || !partner) return null;
  const names = { title: cardTitle ?? '', city: city.name, partner: partner.name };
  const path = moreJobOfferPath({
    citySlug: city.slug,
    partnerSlug: partner.slug,
    feed: offer.feedId,
    slugTitle: offer.slugTitle,
    uuid: offer.uuid,
  });
  const posting = moreJobPosting({
    ...names,
    description: description ?? names.title,
    feed: offer.feedId,
    uuid: offer.uuid,
    datePosted: offer.datePosted,
    validThrough: offer.validThrough,
    state: city.state,
    countryCode: city.country.code,
    pay: offer.pay,
    isFixedTerm: offer.contract === 'FIXED_TERM',
    logo: logoUrl(partner.orgSlug),
    website: partner.websiteUrl,
    url: publicOrigin + localPath(path),
  });
  const title = formatMessage({ id: 'moreJob.title' }, names);
  return (
    <PageHead
      title={title}
      description={[title, offer.seoDescription].filter(Boolean).join('. ')}
      canonical={path}
      jsonLd={offer.takesApplications ? posting : null}
    />
  );
}
