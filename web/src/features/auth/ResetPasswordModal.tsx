import { Button } from '@mantine/core';
import { useEffect, useRef, useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { authState } from '../../auth/authStore.ts';
import { send } from '../../auth/machine/accountMachine.ts';
import { isPasswordAccount } from '../../auth/passwordAccount.ts';
import { leaveHomeNotice } from '../../auth/session/homeNotice.ts';
import { useSession } from '../../auth/useSession.ts';
import { useSignOut } from '../../auth/useSignOut.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { useModals, type ModalProps } from '../../shell/modals/modalHost.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { checkLink, resetPassword, type Outcome } from './accountMutations.ts';
import classes from './auth.module.css';
import { AuthForm } from './AuthForm.tsx';
import { emptyFaults } from './emptyFaults.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { Notice } from './Notice.tsx';
import { leaveReset } from './useForgetAtEnd.ts';

/** Says that a mailed link no longer works, and offers to send another one. */
export function ExpiredLink() {
  const { open } = useModals();
  const button = useRef<HTMLButtonElement>(null);
  // Replaces a form whose field had the focus.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <Notice notice={{ id: 'auth.newPassword.expired', isError: true }} />
      <Button ref={button} size="md" fullWidth onClick={() => open('Auth', { screen: 'forgot' })}>
        <FormattedMessage id="auth.link.resend" />
      </Button>
    </>
  );
}

const isExpired = (outcome: Outcome): boolean =>
  outcome?.some(({ code, field }) => code === 'EXPIRED' || field?.[0] !== 'password') ?? false;

/** The form that a link in a mail opens: a new password instead of the forgotten one. */
export function ResetPasswordModal({ data, close }: ModalProps<'ResetPassword'>) {
  const { open } = useModals();
  const flash = useFlash();
  const signOut = useSignOut();
  const environment = useRelayEnvironment();
  const [expired, setExpired] = useState(false);
  const expire = useCallback(() => {
    send('resetRefused', { email: data.email });
    setExpired(true);
  }, [data.email]);

  useEffect(() => () => leaveReset('resetOpened', 'resetSpent'), []);
  const [isOfUser] = useState(() => authState().idToken !== null);
  const isSignedIn = useSession() === 'signedIn';
  useEffect(() => {
    const { profile } = authState();
    if (!isSignedIn || isOfUser || profile === null || !isPasswordAccount(profile, data.email)) return;
    // Another tab has logged in to the account, so that this form is not needed.
    close();
    flash({ variation: 'success', message: <FormattedMessage id="auth.done" /> });
  }, [close, data.email, flash, isOfUser, isSignedIn]);

  useEffect(() => {
    let isCurrent = true;
    send('openReset', { email: data.email });
    // If the check fails, show the form: the link is checked again when the password is sent.
    void checkLink(environment, data).then((outcome) => {
      if (isCurrent && isExpired(outcome)) expire();
    });
    return () => {
      isCurrent = false;
    };
  }, [environment, data, expire]);

  const finish = () => {
    const { profile } = authState();
    if (profile === null) {
      send('passwordSaved', { email: data.email, why: 'passwordChanged' });
      open('Auth', { screen: 'login' });
    } else if (isPasswordAccount(profile, data.email)) {
      // The new password has ended every sign-in of the account, also this one.
      leaveHomeNotice('auth.newPassword.done');
      signOut();
    } else {
      close();
      flash({
        variation: 'success',
        message: <FormattedMessage id="auth.newPassword.saved" values={{ email: data.email }} />,
      });
    }
  };
  const state = useState({ newPassword: '' });
  const form = useForm(state, {
    faults: emptyFaults(state[0]),
    send: async ({ newPassword }) => {
      const outcome = await resetPassword(environment, data, newPassword);
      if (outcome === null) return { form: 'auth.newPassword.failed' };
      if (outcome.length === 0) finish();
      else if (isExpired(outcome)) expire();
      else return { fields: { newPassword: outcome.map(({ message }) => message) } };
      return undefined;
    },
  });

  return (
    <SiteModal onClose={close} title={<FormattedMessage id="auth.newPassword.title" />}>
      {expired ? (
        <ExpiredLink />
      ) : (
        <>
          <p className={classes['text']}>
            <FormattedMessage id="auth.newPassword.for" values={{ email: data.email }} />
          </p>
          <AuthForm form={form} submit="auth.newPassword.submit">
            {/* Password managers store the new password with this name. */}
            <input hidden type="email" name="username" autoComplete="username" value={data.email} readOnly />
            <NewPasswordField {...form.field('newPassword')} />
          </AuthForm>
        </>
      )}
    </SiteModal>
  );
}
