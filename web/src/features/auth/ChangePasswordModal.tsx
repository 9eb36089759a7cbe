import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useAuth } from '../../auth/useAuth.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { changePassword, type Outcome } from './accountMutations.ts';
import { AuthForm } from './AuthForm.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useAccountRequest } from './useAccountRequest.ts';

/** The texts about a field of the input. */
const about = (outcome: NonNullable<Outcome>, name: string): readonly string[] =>
  outcome.filter(({ field }) => field?.[0] === name).map(({ message }) => message);

/** Old and new password of the signed-in user. */
export function ChangePasswordModal({ close }: ModalProps<'ChangePassword'>) {
  const flash = useFlash();
  const environment = useRelayEnvironment();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { formatMessage } = useIntl();
  const hasEnded = useAuth(({ idToken }) => idToken === null);
  const request = useAccountRequest('auth.newPassword.failed');
  const { sending, send, showFields, showFailure } = request;
  const ended = formatMessage({ id: 'auth.error.sessionEnded' });
  const faults = hasEnded ? { form: ended, fields: {} } : request.faults;
  const save = async () => {
    const outcome = await send({ password, newPassword }, () =>
      changePassword(environment, { oldPassword: password, newPassword }),
    );
    if (outcome === null) return;
    if (outcome.length === 0) {
      close();
      flash({ variation: 'success', message: <FormattedMessage id="auth.changePassword.done" /> });
      return;
    }
    const isWrong = outcome.some(({ code, field }) => code === 'WRONG' && field?.[0] === 'oldPassword');
    const fields = {
      password: isWrong
        ? [formatMessage({ id: 'auth.error.wrongOldPassword' })]
        : about(outcome, 'oldPassword'),
      newPassword: about(outcome, 'newPassword'),
    };
    if (fields.password.length + fields.newPassword.length > 0) showFields(fields);
    else if (outcome.some(({ code }) => code === 'TOO_MANY_REQUESTS')) showFailure('auth.error.tooMany');
    else showFailure();
  };
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="auth.changePassword.title" />}>
      <AuthForm
        faults={faults}
        sending={sending}
        submit="auth.newPassword.submit"
        onSubmit={() => void save()}
      >
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={<FormattedMessage id="auth.oldPassword" />}
          value={password}
          errors={faults.fields.password ?? []}
          onChange={setPassword}
        />
        <NewPasswordField
          value={newPassword}
          errors={faults.fields.newPassword ?? []}
          onChange={setNewPassword}
        />
      </AuthForm>
    </SiteModal>
  );
}
