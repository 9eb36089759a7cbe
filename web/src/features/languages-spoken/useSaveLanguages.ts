import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useSaveLanguagesMutation } from '../../__generated__/useSaveLanguagesMutation.graphql.ts';
import type { LanguageChanges } from './languageChanges.ts';

/** Returns a function that saves all changes with one request, and whether it is running. */
export const useSaveLanguages = (): [(changes: LanguageChanges) => Promise<boolean>, boolean] => {
  const [save, isInFlight] = useMutation<useSaveLanguagesMutation>(graphql`
    mutation useSaveLanguagesMutation($input: SaveLanguagesInput!) {
      saveLanguages(input: $input) {
        viewer {
          languages {
            id
            languageCode
            name
            title
            level
          }
        }
        userErrors {
          message
        }
      }
    }
  `);
  const send = useCallback(
    (changes: LanguageChanges) =>
      new Promise<boolean>((resolve) => {
        const addLanguages = changes.add.map(({ code, level }) => ({ id: code, level }));
        const deleteLanguages = changes.delete.map((code) => ({ id: code }));
        save({
          variables: { input: { addLanguages, deleteLanguages } },
          onCompleted: ({ saveLanguages }) => resolve(saveLanguages?.userErrors.length === 0),
          onError: () => resolve(false),
        });
      }),
    [save],
  );
  return [send, isInFlight];
};
