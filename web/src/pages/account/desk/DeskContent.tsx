import { graphql, useFragment } from 'react-relay';
import type { DeskContent_viewer$key } from '../../../__generated__/DeskContent_viewer.graphql.ts';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { Applications } from './Applications.tsx';
import { QueuedApplications } from './QueuedApplications.tsx';
import { MissingDetails } from './MissingDetails.tsx';
import { ReviewOpportunities } from './ReviewOpportunities.tsx';

const OwnAnswers = lazyComponent(() => import('./answers/OwnAnswers.tsx').then((m) => m.OwnAnswers));

interface DeskContentProps {
  readonly viewer: DeskContent_viewer$key;
}

/** The user's desk: applications not sent yet, what is missing from the profile, the applications, gigs to review, what they reported. */
export function DeskContent({ viewer: key }: DeskContentProps) {
  const viewer = useFragment(
    graphql`
      fragment DeskContent_viewer on User {
        ...MissingDetails_viewer
        ...Applications_viewer
        ...OwnAnswers_viewer
        jobOffers(first: 100) {
          edges {
            node {
              ...Applications_offers
              ...ReviewOpportunities_offers
            }
          }
        }
      }
    `,
    key,
  );
  const offers = viewer.jobOffers?.edges.flatMap((edge) => (edge?.node ? [edge.node] : []));
  return (
    <>
      <QueuedApplications />
      <MissingDetails viewer={viewer} />
      <Applications viewer={viewer} offers={offers ?? null} />
      <ReviewOpportunities offers={offers ?? []} />
      <OwnAnswers viewer={viewer} />
    </>
  );
}
