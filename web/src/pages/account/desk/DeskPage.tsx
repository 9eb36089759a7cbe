import { useEffect, useState, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import type { DeskPageQuery } from '../../../__generated__/DeskPageQuery.graphql.ts';
import { pendingContributions } from '../../../auth/contributions/pendingContributions.ts';
import { subscribeToStorage } from '../../../browser/storage/subscribeToStorage.ts';
import { useSentApplications } from '../../../features/apply/sentApplications.ts';
import { withLateTexts } from '../../../i18n/lateTexts.ts';
import { lazyComponent } from '../../../routing/lazyComponent.tsx';
import { PrivatePage } from '../frame/PrivatePage.tsx';
import { PrivateSkeleton } from '../frame/PrivateSkeleton.tsx';

const loadContent = withLateTexts(() => import('./DeskContent.tsx').then((m) => m.DeskContent));

const DeskContent = lazyComponent(loadContent, <PrivateSkeleton />);

const query = graphql`
  query DeskPageQuery {
    viewer {
      ...DeskContent_viewer
      metadata {
        ...useProfile_metadata
      }
    }
  }
`;

const countWaiting = (): number => pendingContributions().contributions.length;

/** How often contributions that waited in this browser have been sent, by this tab or another one. */
const useTimesSent = (): number => {
  const waiting = useSyncExternalStore(subscribeToStorage, countWaiting, () => 0);
  const [seen, setSeen] = useState({ waiting, sent: 0 });
  if (seen.waiting !== waiting) setSeen({ waiting, sent: seen.sent + (waiting < seen.waiting ? 1 : 0) });
  return seen.sent;
};

/** The user's desk. */
export function DeskPage() {
  const newest = useSentApplications()[0]?.leadId;
  const timesSent = useTimesSent();
  useEffect(() => {
    // Loads while the data do. If it fails, the content requests it again.
    loadContent().catch(() => undefined);
  }, []);
  return (
    <PrivatePage<DeskPageQuery> title="header.myDesk" query={query} known={`${newest} ${timesSent}`}>
      {({ viewer }) => viewer && <DeskContent viewer={viewer} />}
    </PrivatePage>
  );
}
