import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  UpdateMetadataInput,
  useUpdateMetadataMutation,
} from '../../__generated__/useUpdateMetadataMutation.graphql.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** Returns a function that changes the user's metadata, including the language of the page, and whether it is running. */
export const useUpdateMetadata = (): [(change: UpdateMetadataInput) => Promise<boolean>, boolean] => {
  const language = useLanguage();
  const [update, isInFlight] = useMutation<useUpdateMetadataMutation>(graphql`
    mutation useUpdateMetadataMutation($input: UpdateMetadataInput!) {
      updateMetadata(input: $input) {
        metadata {
          ...useProfile_metadata
        }
        userErrors {
          message
        }
      }
    }
  `);
  const send = useCallback(
    (change: UpdateMetadataInput) =>
      new Promise<boolean>((resolve) => {
        update({
          variables: { input: { ...change, language } },
          // Metadata have no id by which the answer would change those of the user, and the payload's `viewer` would request them again.
          updater: (store) => {
            const metadata = store.getRootField('updateMetadata')?.getLinkedRecord('metadata');
            if (metadata) store.getRoot().getLinkedRecord('viewer')?.setLinkedRecord(metadata, 'metadata');
          },
          onCompleted: ({ updateMetadata }) => resolve(Boolean(updateMetadata?.metadata)),
          onError: () => resolve(false),
        });
      }),
    [language, update],
  );
  return [send, isInFlight];
};
