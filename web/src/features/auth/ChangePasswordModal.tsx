import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { changePassword, type Outcome } from './accountMutations.ts';
import { AuthForm } from './AuthForm.tsx';
import { useFaults } from './useFaults.ts';

/** The texts about a field of the input. */
const about = (outcome: NonNullable<Outcome>, name: string): readonly string[] =>
  outcome.filter(({ field }) => field?.[0] === name).map(({ message }) => message);

/** Old and new password of the signed-in user. */
export function ChangePasswordModal({ close }: ModalProps<'ChangePassword'>) {
  const { formatMessage } = useIntl();
  const flash = useFlash();
  const environment = useRelayEnvironment();
  const [sending, setSending] = useState(false);
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { faults, showText, requireValues } = useFaults();
  const send = async () => {
    if (!requireValues({ password, newPassword })) return;
    setSending(true);
    const outcome = await changePassword(environment, { oldPassword: password, newPassword });
    setSending(false);
    if (outcome?.length === 0) {
      close();
      flash({ variation: 'success', message: <FormattedMessage id="auth.changePassword.done" /> });
      return;
    }
    const fields = {
      password: about(outcome ?? [], 'oldPassword'),
      newPassword: about(outcome ?? [], 'newPassword'),
    };
    const isShown = fields.password.length + fields.newPassword.length > 0;
    showText({ form: isShown ? null : formatMessage({ id: 'auth.newPassword.failed' }), fields });
  };
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="auth.changePassword.title" />}>
      <AuthForm
        faults={faults}
        sending={sending}
        submit="auth.newPassword.submit"
        onSubmit={() => void send()}
      >
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={<FormattedMessage id="auth.oldPassword" />}
          value={password}
          errors={faults.fields.password ?? []}
          onChange={setPassword}
        />
        <PasswordField
          name="newPassword"
          autoComplete="new-password"
          label={<FormattedMessage id="auth.newPassword" />}
          description={<FormattedMessage id="auth.password.help" />}
          value={newPassword}
          errors={faults.fields.newPassword ?? []}
          onChange={setNewPassword}
        />
      </AuthForm>
    </SiteModal>
  );
}
