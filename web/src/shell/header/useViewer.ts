import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useViewerQuery, useViewerQuery$data } from '../../__generated__/useViewerQuery.graphql.ts';

/** The data of the signed-in user in the menu. */
export type Viewer = NonNullable<useViewerQuery$data['viewer']>;

/** The signed-in user: undefined while loading, null after a failure. */
export const useViewer = (): Viewer | null | undefined => {
  const environment = useRelayEnvironment();
  const [viewer, setViewer] = useState<Viewer | null>();
  useEffect(() => {
    const request = fetchQuery<useViewerQuery>(
      environment,
      graphql`
        query useViewerQuery {
          viewer {
            givenName
            familyName
            email
            metadata {
              givenName
              familyName
              worktown {
                slug
                name
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: (answer) => setViewer(answer.viewer ?? null),
      error: () => setViewer(null),
    });
    return () => request.unsubscribe();
  }, [environment]);
  return viewer;
};
