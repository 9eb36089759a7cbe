import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  SaveUserInput,
  useSaveProfileMutation,
} from '../../../__generated__/useSaveProfileMutation.graphql.ts';
import { storeMetadata } from '../../../features/profile/storeMetadata.ts';

/** A value that the services refused. */
export interface RefusedField {
  /** Its path in the input. */
  readonly field: readonly string[] | null | undefined;
  readonly message: string;
}

export type SaveOutcome = 'saved' | 'failed' | readonly RefusedField[];

/** Returns a function that saves the profile, and whether it is running. */
export const useSaveProfile = (): [(input: SaveUserInput) => Promise<SaveOutcome>, boolean] => {
  const [save, isInFlight] = useMutation<useSaveProfileMutation>(graphql`
    mutation useSaveProfileMutation($input: SaveUserInput!) {
      saveUser(input: $input) {
        user {
          emailConsent
          givenName
          familyName
          metadata {
            ...useProfile_metadata
          }
        }
        userErrors {
          field
          message
        }
      }
    }
  `);
  const send = useCallback(
    (input: SaveUserInput) =>
      new Promise<SaveOutcome>((resolve) => {
        save({
          variables: { input },
          updater: (store) => {
            const user = store.getRootField('saveUser')?.getLinkedRecord('user');
            const viewer = store.getRoot().getLinkedRecord('viewer');
            if (!user || !viewer) return;
            for (const field of ['emailConsent', 'givenName', 'familyName'])
              viewer.setValue(user.getValue(field), field);
            storeMetadata(store, user.getLinkedRecord('metadata'));
          },
          onCompleted: ({ saveUser }) => {
            if (saveUser?.user) resolve('saved');
            else resolve(saveUser && saveUser.userErrors.length > 0 ? saveUser.userErrors : 'failed');
          },
          onError: () => resolve('failed'),
        });
      }),
    [save],
  );
  return [send, isInFlight];
};
