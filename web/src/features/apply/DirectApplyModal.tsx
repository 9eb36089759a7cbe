import { useRouter } from 'found';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { directPath } from '../../paths/paths.ts';
import type { ModalProps } from '../../shell/modals/modalHost.tsx';
import { reportError } from '../../browser/reportError.ts';
import { recordEvent } from '../../browser/recordEvent.ts';
import { endAttempt } from '../../browser/attemptKey.ts';
import { readSession, removeSession, writeSession } from '../../browser/sessionStore.ts';
import { applicantLead, formFieldOf, type ApplicantForm } from './applicant.ts';
import { ApplicantFields, type RejectedFields } from './ApplicantFields.tsx';
import type { DirectApplication } from './applyTarget.ts';
import { SiteModal } from '../../ui/modal/SiteModal.tsx';
import classes from './apply.module.css';
import { newLeadSent } from '../analytics/newLeadSent.ts';
import { leadOrigin } from './leadOrigin.ts';
import { rememberSent } from './sentApplications.ts';
import { leadAttempt, useCreateLead, type LeadFault } from './useCreateLead.ts';

declare module '../../shell/modals/modalData.ts' {
  interface ModalData {
    readonly DirectApply: DirectApplication;
  }
}

const byField = (faults: readonly LeadFault[]): RejectedFields => {
  const byName = Map.groupBy(faults, ({ field }) => formFieldOf(field));
  byName.delete(null);
  return Object.fromEntries(
    [...byName].map(([name, found]) => [name, [...new Set(found.map(({ message }) => message))]]),
  );
};

/** Session storage key for the input of an attempt that is not acknowledged yet. */
const inputKey = (offerId: string): string => `words:${offerId}`;

/** The form with which a guest applies on this site; it stays filled when sending fails. */
export function DirectApplyModal({ data, close }: ModalProps<'DirectApply'>) {
  const { offerId, partnerName, gig, price, clickData } = data;
  const { router } = useRouter();
  const localPath = useLocalPath();
  const createLead = useCreateLead();
  const isInFlight = useRef(false);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [rejected, setRejected] = useState<RejectedFields>({});

  useEffect(() => {
    recordEvent('apply', { offer_id: offerId, kind: 'direct', click_source: clickData.click_source ?? null });
  }, [clickData, offerId]);

  const send = async (form: ApplicantForm) => {
    if (isInFlight.current) return;
    const lead = applicantLead(form);
    const input = JSON.stringify(lead);
    // Changed input starts a new attempt: the first application may have been recorded although no answer arrived.
    if (readSession(inputKey(offerId)) !== input) endAttempt(leadAttempt(offerId));
    writeSession(inputKey(offerId), input);
    isInFlight.current = true;
    setSending(true);
    setFailed(false);
    setRejected({});
    const outcome = await createLead({ offerId, ...lead, ...leadOrigin(clickData) });
    isInFlight.current = false;
    setSending(false);
    if (outcome.kind === 'created') {
      if (outcome.isNew) void newLeadSent(offerId, price);
      removeSession(inputKey(offerId));
      rememberSent({ leadId: outcome.uuid, offerId, form: { partner: partnerName, gig } });
      close();
      router.push(localPath(directPath(outcome.uuid)));
      return;
    }
    if (outcome.kind === 'failed') reportError(outcome.error, { where: 'lead', offerId });
    const messages = outcome.kind === 'rejected' ? byField(outcome.faults) : {};
    setRejected(messages);
    setFailed(Object.keys(messages).length === 0);
  };

  return (
    <SiteModal
      onClose={close}
      title={<FormattedMessage id="directApply.title" values={{ partner: partnerName }} />}
    >
      <p className={classes['lead']}>
        <FormattedMessage id="directApply.text" values={{ partner: partnerName }} />
      </p>
      <ApplicantFields
        failed={failed}
        partnerName={partnerName}
        rejected={rejected}
        sending={sending}
        onSend={(form) => void send(form)}
      />
    </SiteModal>
  );
}
