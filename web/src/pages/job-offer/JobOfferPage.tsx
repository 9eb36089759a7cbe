import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { JobOfferPage_offer$key } from '../../__generated__/JobOfferPage_offer.graphql.ts';
import type { JobOfferPageQuery } from '../../__generated__/JobOfferPageQuery.graphql.ts';
import { useCurrentPartner } from '../../features/auth/box/currentPartner.ts';
import { NetEarnings } from '../../features/net-earnings/NetEarnings.tsx';
import { OfferFigures } from '../../features/offer-figures/OfferFigures.tsx';
import { reviewsPageOf } from '../../features/reviews/reviewsPage.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { PageProps } from '../../routing/pageOptions.ts';
import { parseQuery } from '../../routing/queryMiddleware.ts';
import { useSearch } from '../../routing/query/useSearch.ts';
import { cityPath } from '../../paths/paths.ts';
import { Breadcrumbs } from '../../shell/Breadcrumbs.tsx';
import { FactColumns } from '../../ui/facts/FactColumns.tsx';
import { PageColumn } from '../../ui/page/PageColumn.tsx';
import { written } from '../../ui/rich-text/written.tsx';
import print from '../../ui/page/screenOnly.module.css';
import { ApplyBar } from './ApplyBar.tsx';
import { OfferDetails } from './details/OfferDetails.tsx';
import { OfferFacts } from './facts/OfferFacts.tsx';
import { OfferHeader } from './OfferHeader.tsx';
import { OfferPageHead } from './OfferPageHead.tsx';
import { OfferReviews } from './OfferReviews.tsx';

// What the server wrote works until the code is loaded.
const ClosedNotice = import.meta.env.SSR
  ? (await import('./ClosedNotice.tsx')).ClosedNotice
  : lazyComponent(() => import('./ClosedNotice.tsx').then((m) => m.ClosedNotice), written);
const OfferPosts = import.meta.env.SSR
  ? (await import('./others/OfferPosts.tsx')).OfferPosts
  : lazyComponent(() => import('./others/OfferPosts.tsx').then((m) => m.OfferPosts), written);
const SimilarOffers = import.meta.env.SSR
  ? (await import('./others/SimilarOffers.tsx')).SimilarOffers
  : lazyComponent(() => import('./others/SimilarOffers.tsx').then((m) => m.SimilarOffers), written);

// Without script one can still write to us.
const ReportButton = lazyComponent(
  () => import('../../features/report/ReportButton.tsx').then((m) => m.ReportButton),
  <LocalLink to="/contact">
    <FormattedMessage id="offer.report" />
  </LocalLink>,
);

/** The content group of an offer's page for analytics: its categories in a fixed order. */
const contentGroup = (categories: readonly { readonly orgSlug: string }[]): string =>
  categories
    .map(({ orgSlug }) => orgSlug)
    .sort()
    .join(',');

export const query = graphql`
  query JobOfferPageQuery(
    $uri: String!
    $citySlug: String!
    $partnerSlug: String!
    $utmSource: String
    $reviewsPage: Int!
  ) {
    redirectLinks(uri: $uri) {
      locale
      uri
    }
    jobOffer(citySlug: $citySlug, partnerSlug: $partnerSlug, utmSource: $utmSource) {
      city {
        slug
        ...NearbyCities_city
      }
      partner {
        slug
      }
      reviews(first: 12, page: $reviewsPage, withText: true) {
        pageCount
      }
      ...JobOfferPage_offer
    }
  }
`;

type Props = PageProps<JobOfferPageQuery>;

/** One gig in one city: pay, cost, tasks, reviews, and how to apply. */
export function JobOfferPage({ data, match }: Props) {
  const reviewsPage = reviewsPageOf(match.location.query);
  const query = parseQuery(useSearch(match));
  return data.jobOffer ? <Offer offer={data.jobOffer} query={query} reviewsPage={reviewsPage} /> : null;
}

interface OfferProps {
  readonly offer: JobOfferPage_offer$key;
  readonly query: Readonly<Record<string, unknown>>;
  readonly reviewsPage: number;
}

function Offer({ offer: key, query, reviewsPage }: OfferProps) {
  const offer = useFragment(
    graphql`
      fragment JobOfferPage_offer on JobOffer {
        id
        takesApplications
        categories {
          orgSlug
        }
        city {
          name
          slug
        }
        partner {
          name
        }
        ...ApplyBar_offer
        ...ClosedNotice_offer
        ...NetEarnings_offer
        ...OfferDetails_offer
        ...OfferFacts_offer
        ...OfferFigures_offer
        ...OfferHeader_offer
        ...OfferPageHead_offer
        ...OfferPosts_offer
        ...OfferReviews_offer
        ...SimilarOffers_offer
      }
    `,
    key,
  );
  const { city, partner } = offer;
  useCurrentPartner(partner?.name ?? null);
  return (
    <article data-content-group={contentGroup(offer.categories)}>
      <OfferPageHead offer={offer} />
      <div>
        <PageColumn>
          <Breadcrumbs
            items={
              city && partner ? [{ label: city.name, to: cityPath(city.slug) }, { label: partner.name }] : []
            }
          />
          <OfferHeader offer={offer} />
          {!offer.takesApplications && <ClosedNotice offer={offer} />}
          <FactColumns facts={<OfferFacts offer={offer} />}>
            <OfferDetails offer={offer} />
            <NetEarnings offer={offer} query={query} />
            <OfferFigures offer={offer} />
            <OfferReviews offer={offer} page={reviewsPage} />
            {offer.takesApplications && <ReportButton what="offer" id={offer.id} />}
          </FactColumns>
        </PageColumn>
        <ApplyBar offer={offer} />
      </div>
      <div className={print['screenOnly']}>
        <PageColumn>
          <OfferPosts offer={offer} />
          <SimilarOffers offer={offer} />
        </PageColumn>
      </div>
    </article>
  );
}
