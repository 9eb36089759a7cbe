import { graphql } from 'react-relay';
import type { useViewerQuery, useViewerQuery$data } from '../../__generated__/useViewerQuery.graphql.ts';
import { useAuth } from '../../auth/useAuth.ts';
import { useViewerData } from '../../relay/useViewerData.ts';

/** The data of the signed-in user in the menu. */
export type Viewer = NonNullable<useViewerQuery$data['viewer']>;

/** The signed-in user: undefined while loading, null after a failure. */
export const useViewer = (): Viewer | null | undefined => {
  // A login reads these fields, too: `fetchAccount`.
  const waits = useAuth(({ isProcessing }) => isProcessing);
  const viewer = useViewerData<useViewerQuery>(
    graphql`
      query useViewerQuery {
        viewer {
          avatar
          picture
          email
          givenName
          familyName
          identityProvider
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
    { onlyIfMissing: true, waits },
  );
  if (viewer.state === 'loading') return undefined;
  return viewer.state === 'done' ? (viewer.data.viewer ?? null) : null;
};
