import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useAuth } from '../../auth/useAuth.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { changePassword, type Outcome } from './accountMutations.ts';
import { AuthForm } from './AuthForm.tsx';
import { emptyFaults } from './emptyFaults.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

/** The texts about a field of the input. */
const about = (outcome: Outcome, name: string): readonly string[] =>
  outcome?.filter(({ field }) => field?.[0] === name).map(({ message }) => message) ?? [];

/** Old and new password of the signed-in user. */
export function ChangePasswordModal({ close }: ModalProps<'ChangePassword'>) {
  const flash = useFlash();
  const environment = useRelayEnvironment();
  const { formatMessage } = useIntl();
  const hasEnded = useAuth(({ idToken }) => idToken === null);
  const state = useState({ password: '', newPassword: '' });
  const form = useForm(state, {
    faults: emptyFaults(state[0]),
    send: async ({ password, newPassword }) => {
      const outcome = await changePassword(environment, { oldPassword: password, newPassword });
      if (outcome?.length === 0) {
        close();
        flash({ variation: 'success', message: <FormattedMessage id="auth.changePassword.done" /> });
        return undefined;
      }
      const isWrong = outcome?.some(({ code, field }) => code === 'WRONG' && field?.[0] === 'oldPassword');
      const fields = {
        password: isWrong
          ? [formatMessage({ id: 'auth.error.wrongOldPassword' })]
          : about(outcome, 'oldPassword'),
        newPassword: about(outcome, 'newPassword'),
      };
      if (fields.password.length + fields.newPassword.length > 0) return { fields };
      const isTooOften = outcome?.some(({ code }) => code === 'TOO_MANY_REQUESTS');
      return { form: isTooOften ? 'auth.error.tooMany' : 'auth.newPassword.failed' };
    },
  });
  const shown = hasEnded ? { ...form, failure: 'auth.error.sessionEnded' as const } : form;
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="auth.changePassword.title" />}>
      <AuthForm form={shown} submit="auth.newPassword.submit">
        <PasswordField
          {...form.field('password')}
          autoComplete="current-password"
          label={<FormattedMessage id="auth.oldPassword" />}
        />
        <NewPasswordField {...form.field('newPassword')} />
      </AuthForm>
    </SiteModal>
  );
}
