import { graphql } from 'react-relay';
import type { DeskPageQuery } from '../../../__generated__/DeskPageQuery.graphql.ts';
import { PrivatePage } from '../frame/PrivatePage.tsx';
import { Applications } from './Applications.tsx';
import { MissingDetails } from './MissingDetails.tsx';
import { ReviewOpportunities } from './ReviewOpportunities.tsx';

const query = graphql`
  query DeskPageQuery {
    viewer {
      ...MissingDetails_viewer
      ...Applications_viewer
      jobOffers(first: 100) {
        edges {
          node {
            ...Applications_offers
            ...ReviewOpportunities_offers
          }
        }
      }
      metadata {
        ...useProfile_metadata
      }
    }
  }
`;

/** The user's desk: gigs to review, what is missing from the profile, and the applications. */
export function DeskPage() {
  return (
    <PrivatePage<DeskPageQuery> title="header.myDesk" query={query}>
      {({ viewer }) => {
        if (!viewer) return null;
        const offers = viewer.jobOffers?.edges.flatMap((edge) => (edge?.node ? [edge.node] : []));
        return (
          <>
            <ReviewOpportunities offers={offers ?? []} />
            <MissingDetails viewer={viewer} />
            <Applications viewer={viewer} offers={offers ?? null} />
          </>
        );
      }}
    </PrivatePage>
  );
}
