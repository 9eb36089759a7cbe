import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { sendQueued } from '../../../auth/contributions/sendQueued.ts';
import { saveLeftAnswers } from '../../../auth/login/saveAnswers.ts';
import { currentSignIn } from '../../../auth/session/signInOf.ts';
import { unsent } from '../../../auth/unsent/unsent.ts';
import { authSetup } from '../../../auth/authSetup.ts';
import { reportError } from '../../../browser/reportError.ts';
import { useFlashStore } from '../../../shell/flash/FlashContext.tsx';
import type { ModalProps } from '../../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../../ui/modal/SiteModal.tsx';
import { resendLeads } from '../../apply/lead/resendLeads.tsx';
import { syncedOffers } from '../../saved-offers/syncSavedOffers.ts';
import { syncedSearches } from '../../saved-searches/syncSavedSearches.ts';
import classes from '../auth.module.css';
import { UnsentList } from './UnsentList.tsx';

declare module '../../../shell/modals/modalData.ts' {
  interface ModalData {
    /** Logs out. */
    readonly LogOut: () => void;
  }
}

/** Asks a user who would lose something by logging out: they may send first what can be sent. */
export function LogOutModal({ data: logOut, close }: ModalProps<'LogOut'>) {
  const flashes = useFlashStore();
  const environment = useRelayEnvironment();
  const [sending, setSending] = useState(false);
  const [kinds, setKinds] = useState(unsent);
  const isSendable = kinds.some((kind) => kind !== 'typed');
  const send = async () => {
    if (sending) return;
    setSending(true);
    const outcomes = await Promise.allSettled([
      sendQueued(),
      resendLeads(authSetup().environment, flashes, Infinity),
      ...(kinds.includes('notInAccount')
        ? [
            syncedOffers.sync(environment),
            syncedSearches.sync(environment),
            saveLeftAnswers(environment, currentSignIn()),
          ]
        : []),
    ]);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') reportError(outcome.reason, { where: 'log-out' });
    setSending(false);
    const left = unsent();
    setKinds(left);
    if (left.length === 0) close();
  };
  return (
    <SiteModal onClose={close} title={<FormattedMessage id="auth.unsent.title" />}>
      <div className={classes['form']}>
        <UnsentList text="auth.unsent.text" unsent={kinds} />
        {isSendable && (
          <Button size="md" data-autofocus aria-disabled={sending} onClick={() => void send()}>
            <FormattedMessage id={sending ? 'form.sending' : 'desk.kept.send'} />
          </Button>
        )}
        <Button
          variant="default"
          size="md"
          {...(isSendable ? {} : { 'data-autofocus': true })}
          onClick={close}
        >
          <FormattedMessage id="app.cancel" />
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
