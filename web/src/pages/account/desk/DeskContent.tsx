import { graphql, useFragment } from 'react-relay';
import type { DeskContent_offers$key } from '../../../__generated__/DeskContent_offers.graphql.ts';
import type { DeskContent_viewer$key } from '../../../__generated__/DeskContent_viewer.graphql.ts';
import { nodesOf } from '../../../relay/nodesOf.ts';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { Applications } from './Applications.tsx';
import { QueuedApplications } from './QueuedApplications.tsx';
import { MissingDetails } from './MissingDetails.tsx';
import { ReviewOpportunities } from './ReviewOpportunities.tsx';

const OwnAnswers = lazyComponent(() => import('./answers/OwnAnswers.tsx').then((m) => m.OwnAnswers));

interface DeskContentProps {
  readonly viewer: DeskContent_viewer$key;
}

/** The user's desk: applications not sent yet, the applications, gigs to review, what is missing from the profile, what they reported. */
export function DeskContent({ viewer: key }: DeskContentProps) {
  const viewer = useFragment(
    graphql`
      fragment DeskContent_viewer on User {
        ...MissingDetails_viewer
        ...Applications_viewer
        ...OwnAnswers_viewer
        ...DeskContent_offers
      }
    `,
    key,
  );
  // Apart, because each write that changes them asks for them. A row that lacks its offer, city or company is left out.
  const { jobOffers } = useFragment<DeskContent_offers$key>(
    graphql`
      fragment DeskContent_offers on User {
        jobOffers(first: 100) {
          edges {
            node {
              jobOffer @required(action: NONE) {
                city @required(action: NONE) {
                  id
                }
                partner @required(action: NONE) {
                  id
                }
              }
              ...Applications_offers
              ...ReviewOpportunities_offers
            }
          }
        }
      }
    `,
    viewer,
  );
  const offers = jobOffers ? nodesOf(jobOffers) : null;
  return (
    <>
      <QueuedApplications />
      <Applications viewer={viewer} offers={offers} />
      <ReviewOpportunities offers={offers ?? []} />
      <MissingDetails viewer={viewer} />
      <OwnAnswers viewer={viewer} />
    </>
  );
}
