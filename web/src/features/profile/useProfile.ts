import { graphql, useFragment } from 'react-relay';
import type { useProfile_metadata$key } from '../../__generated__/useProfile_metadata.graphql.ts';

/**
 * Everything that the pages of the account show of a user's metadata. Each change selects all of it, because its answer
 * replaces what the store holds.
 */
export const useProfile = (metadata: useProfile_metadata$key | null | undefined) =>
  useFragment<useProfile_metadata$key>(
    graphql`
      fragment useProfile_metadata on UserMetadata {
        givenName
        familyName
        birthdate
        gender
        phone
        categories {
          orgSlug
        }
        typeOfJobs
        workFromHome
        worktown {
          id
          slug
          name
          state
        }
      }
    `,
    metadata ?? null,
  );
