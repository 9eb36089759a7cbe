import { useCallback, useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { DeskPageQuery } from '../../../__generated__/DeskPageQuery.graphql.ts';
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

/** The user's desk. */
export function DeskPage() {
  const environment = useRelayEnvironment();
  const reload = useCallback(() => {
    // What is shown stays if it fails.
    fetchQuery<DeskPageQuery>(environment, query, {}).subscribe({ error: () => undefined });
  }, [environment]);
  useEffect(() => {
    // Loads while the data do. If it fails, the content requests it again.
    loadContent().catch(() => undefined);
  }, []);
  return (
    <PrivatePage<DeskPageQuery> title="header.myDesk" query={query}>
      {({ viewer }) => viewer && <DeskContent viewer={viewer} reload={reload} />}
    </PrivatePage>
  );
}
