import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import type { DeleteProfileConfirmModalMutation } from '../../__generated__/DeleteProfileConfirmModalMutation.graphql.ts';
import { removeDeviceEntries } from '../../auth/amplify/amplifyEntries.ts';
import { authState } from '../../auth/authStore.ts';
import { leaveHomeNotice } from '../../auth/session/homeNotice.ts';
import { usernameOf } from '../../auth/session/signInOf.ts';
import { unsent } from '../../auth/unsent/unsent.ts';
import { useSignOut } from '../../auth/useSignOut.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { wrappingButton } from '../../ui/button/wrappingButton.ts';
import { FormFailure } from '../../ui/field/FormFailure.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { UnsentList } from '../auth/logout/UnsentList.tsx';
import classes from './profile.module.css';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly DeleteProfileConfirm: null;
  }
}

/** Asks whether to delete the profile. Afterwards the user is signed out, and the home page says so. */
export function DeleteProfileConfirmModal({ close }: ModalProps<'DeleteProfileConfirm'>) {
  const [failed, setFailed] = useState(false);
  const signOut = useSignOut();
  const [deleteUser, isInFlight] = useMutation<DeleteProfileConfirmModalMutation>(graphql`
    mutation DeleteProfileConfirmModalMutation {
      deleteUser(input: {}) {
        deletedUserId
        userErrors {
          message
        }
      }
    }
  `);
  const deleteProfile = () => {
    if (isInFlight) return;
    setFailed(false);
    deleteUser({
      variables: {},
      onCompleted: ({ deleteUser: deleted }) => {
        if (deleted?.deletedUserId == null) return setFailed(true);
        const username = usernameOf(authState().accessToken);
        if (username !== null) removeDeviceEntries(username);
        leaveHomeNotice('deleteProfile.done');
        signOut();
      },
      onError: () => setFailed(true),
    });
  };
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="deleteProfile.title" />}>
      <div className={classes['form']}>
        {failed && <FormFailure id="deleteProfile.failed" />}
        <p className={classes['text']}>
          <FormattedMessage id="deleteProfile.text" />
        </p>
        <UnsentList text="deleteProfile.unsent" unsent={unsent()} />
        <Button variant="default" size="md" data-autofocus onClick={close}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button
          className={classes['delete'] ?? ''}
          classNames={wrappingButton}
          size="md"
          aria-disabled={isInFlight}
          onClick={deleteProfile}
        >
          <FormattedMessage id={isInFlight ? 'form.wait' : 'deleteProfile.confirm'} />
        </Button>
      </div>
    </SiteModal>
  );
}
