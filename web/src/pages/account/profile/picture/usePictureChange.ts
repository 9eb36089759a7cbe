import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { usePictureChangeRemoveMutation } from '../../../../__generated__/usePictureChangeRemoveMutation.graphql.ts';
import type { usePictureChangeSetMutation } from '../../../../__generated__/usePictureChangeSetMutation.graphql.ts';

/** How a change ended: null when it was made, a message when the picture was refused. */
type Outcome = { readonly refusal: string | null } | 'failed';

/** Returns functions that set and remove the user's picture. `base64` is the file. */
export const usePictureChange = () => {
  const [commitSet, isSetting] = useMutation<usePictureChangeSetMutation>(graphql`
    mutation usePictureChangeSetMutation($input: SetAvatarInput!) {
      setAvatar(input: $input) {
        user {
          profilePicture {
            path
          }
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [commitRemove, isRemoving] = useMutation<usePictureChangeRemoveMutation>(graphql`
    mutation usePictureChangeRemoveMutation {
      removeAvatar(input: {}) {
        user {
          profilePicture {
            path
          }
        }
      }
    }
  `);
  const set = useCallback(
    (base64: string) =>
      new Promise<Outcome>((resolve) => {
        commitSet({
          variables: { input: { picture: base64 } },
          onCompleted: ({ setAvatar }) => {
            const refusal = setAvatar?.userErrors[0]?.message;
            if (setAvatar?.user) resolve({ refusal: null });
            else resolve(refusal === undefined ? 'failed' : { refusal });
          },
          onError: () => resolve('failed'),
        });
      }),
    [commitSet],
  );
  const remove = useCallback(
    () =>
      new Promise<Outcome>((resolve) => {
        commitRemove({
          variables: {},
          onCompleted: ({ removeAvatar }) => resolve(removeAvatar?.user ? { refusal: null } : 'failed'),
          onError: () => resolve('failed'),
        });
      }),
    [commitRemove],
  );
  return { set, remove, isBusy: isSetting || isRemoving };
};
