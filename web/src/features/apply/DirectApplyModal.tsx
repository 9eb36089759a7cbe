import { Button } from '@mantine/core';
import { useCallback, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { applicantDraft } from '../../auth/applicant/applicantDraft.ts';
import { onLeaving } from '../../auth/session/openForms.ts';
import { useSession } from '../../auth/useSession.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { FailureAlert } from '../../ui/field/FailureAlert.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { useOpenAuth } from '../../shell/modals/useOpenAuth.ts';
import { ApplicantFields } from './ApplicantFields.tsx';
import { endResume, reopenAfterLogin, resumeAfterLogin } from './applyAfterLogin.ts';
import type { DirectApplication } from './applyTarget.ts';
import classes from './apply.module.css';
import { LateQueuedNote } from './LateQueuedNote.ts';
import { UserApplication } from './UserApplication.tsx';
import { useApplication } from './useApplication.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly DirectApply: DirectApplication;
  }
}

/**
 * Where visitors apply on this site. Guests fill in a form, or log in above it and continue with their profile; what they
 * typed stays.
 */
export function DirectApplyModal({ data, close }: ModalProps<'DirectApply'>) {
  const { offerId, partnerName } = data;
  const session = useSession();
  const openAuth = useOpenAuth();
  const leave = useCallback(() => {
    endResume();
    close();
  }, [close]);
  const application = useApplication(data, leave);
  const { refused, sending, send } = application;
  useEffect(() => {
    if (session === 'signedIn') endResume();
  }, [session]);
  useEffect(() => onLeaving(() => reopenAfterLogin(data)), [data]);
  const logIn = () => {
    resumeAfterLogin(data);
    openAuth({ screen: 'login', email: applicantDraft().email.trim() });
  };
  const applicant = { partnerName, sender: application, onSend: send };
  return (
    <SiteModal
      onClose={leave}
      title={<FormattedMessage id="directApply.title" values={{ partner: partnerName }} />}
    >
      {session === 'signedIn' ? null : (
        <p className={classes['lead']}>
          <FormattedMessage id="directApply.text" values={{ partner: partnerName }} />
        </p>
      )}
      {refused && (
        <FailureAlert>
          <FormattedMessage id="lead.dropped" values={{ partner: partnerName }} />
        </FailureAlert>
      )}
      {/* Loaded with the dialog, so that it is there when the browser goes offline. */}
      <LateQueuedNote announced offerId={offerId} hidden={sending} />
      {session === 'signedIn' ? <UserApplication {...applicant} /> : <ApplicantFields {...applicant} />}
      {session === 'guest' && (
        <p className={classes['account']}>
          <FormattedMessage id="auth.switch.toLogin" />
          <Button variant="subtle" size="compact-md" onClick={logIn}>
            <FormattedMessage id="header.login" />
          </Button>
        </p>
      )}
    </SiteModal>
  );
}
