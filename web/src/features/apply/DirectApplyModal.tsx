import { FormattedMessage } from 'react-intl';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import { ApplicantFields } from './ApplicantFields.tsx';
import type { DirectApplication } from './applyTarget.ts';
import classes from './apply.module.css';
import { LateKeptNote } from './LateKeptNote.ts';
import { useApplication } from './useApplication.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly DirectApply: DirectApplication;
  }
}

/** The form with which a guest applies on this site; it stays filled when sending fails. */
export function DirectApplyModal({ data, close }: ModalProps<'DirectApply'>) {
  const { offerId, partnerName } = data;
  const { sending, refused, rejected, send } = useApplication(data, close);
  return (
    <SiteModal
      onClose={close}
      title={<FormattedMessage id="directApply.title" values={{ partner: partnerName }} />}
    >
      <p className={classes['lead']}>
        <FormattedMessage id="directApply.text" values={{ partner: partnerName }} />
      </p>
      {refused && (
        <p className={classes['failed']} role="alert">
          <FormattedMessage id="lead.dropped" values={{ partner: partnerName }} />
        </p>
      )}
      {/* Loaded with the dialog, so that it is there when the browser goes offline. */}
      <LateKeptNote announced offerId={offerId} hidden={sending} />
      <ApplicantFields
        partnerName={partnerName}
        rejected={rejected}
        sending={sending}
        onSend={(form) => void send(form)}
      />
    </SiteModal>
  );
}
