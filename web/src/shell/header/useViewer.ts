import { graphql } from 'react-relay';
import type { useViewerQuery, useViewerQuery$data } from '../../__generated__/useViewerQuery.graphql.ts';
import { useViewerData } from '../../relay/useViewerData.ts';

/** The data of the signed-in user in the menu. */
export type Viewer = NonNullable<useViewerQuery$data['viewer']>;

/** The signed-in user: undefined while loading, null after a failure. */
export const useViewer = (): Viewer | null | undefined => {
  const viewer = useViewerData<useViewerQuery>(graphql`
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
  `);
  if (viewer.state === 'loading') return undefined;
  return viewer.state === 'done' ? (viewer.data.viewer ?? null) : null;
};
