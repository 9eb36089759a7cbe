import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { sendKept } from '../../../auth/contributions/sendKept.ts';
import { authSetup } from '../../../auth/authSetup.ts';
import { reportError } from '../../../browser/reportError.ts';
import { useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import type { ModalProps } from '../../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../../ui/modal/SiteModal.tsx';
import { resendLeads } from '../../apply/lead/resendLeads.tsx';
import classes from '../auth.module.css';

declare module '../../../shell/modals/modalData.ts' {
  interface ModalData {
    /** Logs out. */
    readonly LogOut: () => void;
  }
}

/** Asks a user who logs out before what waits in this browser is sent. */
export function LogOutModal({ data: logOut, close }: ModalProps<'LogOut'>) {
  const flashes = useFlashStore();
  const [sending, setSending] = useState(false);
  const send = async () => {
    if (sending) return;
    setSending(true);
    try {
      await Promise.all([sendKept(), resendLeads(authSetup().environment, flashes, Infinity)]);
    } catch (error) {
      reportError(error, { where: 'log-out' });
    }
    close();
  };
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="auth.unsent.title" />}>
      <div className={classes['form']}>
        <p className={classes['text']}>
          <FormattedMessage id="auth.unsent.text" />
        </p>
        <Button size="md" data-autofocus aria-disabled={sending} onClick={() => void send()}>
          <FormattedMessage id={sending ? 'form.sending' : 'desk.kept.send'} />
        </Button>
        <Button
          variant="default"
          size="md"
          onClick={() => {
            close();
            logOut();
          }}
        >
          <FormattedMessage id="header.logout" />
        </Button>
      </div>
    </SiteModal>
  );
}
