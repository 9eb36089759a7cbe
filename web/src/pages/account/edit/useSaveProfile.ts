import { useCallback, useState } from 'react';
import { graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type {
  SaveUserInput,
  useSaveProfileMutation,
} from '../../../__generated__/useSaveProfileMutation.graphql.ts';
import { mergeChoices, savedChoices } from '../../../features/profile/savedChoices.ts';
import { storeMetadata } from '../../../features/profile/storeMetadata.ts';

/** A value that the services refused. */
export interface RefusedField {
  /** Its path in the input. */
  readonly field: readonly string[] | null | undefined;
  readonly message: string;
}

export type SaveOutcome = 'saved' | 'failed' | readonly RefusedField[];

type JobTypes = NonNullable<SaveUserInput['typeOfJobs']>;

/** Returns a function that saves changes of the profile, and whether it is running. `shownTypes`: those that the form showed first. */
export const useSaveProfile = (): [
  (input: SaveUserInput, shownTypes: JobTypes) => Promise<SaveOutcome>,
  boolean,
] => {
  const environment = useRelayEnvironment();
  const [isReading, setIsReading] = useState(false);
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
  const write = useCallback(
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
  const send = useCallback(
    async (input: SaveUserInput, shownTypes: JobTypes): Promise<SaveOutcome> => {
      const { typeOfJobs } = input;
      if (!typeOfJobs) return write(input);
      setIsReading(true);
      try {
        const saved = await savedChoices(environment);
        return await write({ ...input, typeOfJobs: mergeChoices(saved.typeOfJobs, shownTypes, typeOfJobs) });
      } catch {
        return 'failed';
      } finally {
        setIsReading(false);
      }
    },
    [environment, write],
  );
  return [send, isReading || isInFlight];
};
