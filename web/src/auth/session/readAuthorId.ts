import { graphql } from 'react-relay';
import type { readAuthorIdQuery } from '../../__generated__/readAuthorIdQuery.graphql.ts';
import { withQuietFailure } from '../../relay/quietFailure.ts';
import { authSetup } from '../authSetup.ts';
import { authState } from '../authStore.ts';
import { changeAuthOf, currentSignIn } from './signInOf.ts';
import { sendQuery } from '../../relay/sendQuery.ts';

/** Reads the id by which public reviews name the user, unless the login has read it. */
export const readAuthorId = async (): Promise<void> => {
  const signIn = currentSignIn();
  // Profiles that the browser stored earlier lack the field.
  if (signIn === null || (authState().profile?.author_id ?? null) !== null) return;
  const answer = await sendQuery<readAuthorIdQuery>(
    authSetup().environment(),
    graphql`
      query readAuthorIdQuery {
        viewer {
          authorId
        }
      }
    `,
    {},
    { networkCacheConfig: withQuietFailure() },
  );
  const { profile } = authState();
  if (profile !== null && answer?.viewer?.authorId != null)
    changeAuthOf(signIn, { profile: { ...profile, author_id: answer.viewer.authorId } });
};
