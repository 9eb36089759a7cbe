import { useRouter } from 'found';
import { useEffect, useRef, useState } from 'react';
import { recordEvent } from '../../browser/recordEvent.ts';
import { reportError } from '../../browser/reportError.ts';
import { directPath } from '../../paths/paths.ts';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import {
  applicantLead,
  formFieldOf,
  type ApplicantField,
  type ApplicantForm,
} from '../../auth/applicant/applicant.ts';
import type { DirectApplication } from './applyTarget.ts';
import { leadOrigin } from './lead/leadOrigin.ts';
import type { LeadFault } from './lead/postLead.ts';
import { useSentTo } from './sentApplications.ts';
import { useSendLead } from './lead/useSendLead.ts';

/** The server's messages for rejected values, by field. */
export type RejectedFields = Partial<Record<ApplicantField, readonly string[]>>;

const byField = (faults: readonly LeadFault[]): RejectedFields => {
  const rejected: Partial<Record<ApplicantField, readonly string[]>> = {};
  for (const { field, message } of faults) {
    const name = formFieldOf(field);
    if (name !== null) rejected[name] = [...new Set([...(rejected[name] ?? []), message])];
  }
  return rejected;
};

/**
 * Sends an application with the form of this site, then goes to its confirmation: also if another tab, or a later attempt,
 * has sent it meanwhile.
 */
export const useApplication = (
  { offerId, partnerName, gig, price, clickData }: DirectApplication,
  close: () => void,
) => {
  const { router } = useRouter();
  const localPath = useLocalPath();
  const sendLead = useSendLead();
  const isInFlight = useRef(false);
  const hasLeft = useRef(false);
  const [openedAt] = useState(() => Date.now());
  const [sending, setSending] = useState(false);
  /** Whether the lead was neither recorded nor queued, for a reason that belongs to no field. */
  const [refused, setRefused] = useState(false);
  const [rejected, setRejected] = useState<RejectedFields>({});
  const sent = useSentTo(offerId);
  const leadId = sent?.form && sent.sentAt >= openedAt ? sent.leadId : null;

  useEffect(() => {
    if (leadId === null || hasLeft.current) return;
    hasLeft.current = true;
    close();
    router.push(localPath(directPath(leadId)));
  }, [close, leadId, localPath, router]);

  useEffect(() => {
    recordEvent('apply', { offer_id: offerId, kind: 'direct', click_source: clickData.click_source ?? null });
  }, [clickData, offerId]);

  /** Resolves to whether the application is sent. */
  const send = async (form: ApplicantForm): Promise<boolean> => {
    // Until the dialog has closed, its button can be pressed again.
    if (isInFlight.current || hasLeft.current) return false;
    isInFlight.current = true;
    setSending(true);
    setRefused(false);
    setRejected({});
    const request = { offerId, ...applicantLead(form), ...leadOrigin(clickData) };
    const outcome = await sendLead({ request, form: { partner: partnerName, gig }, price });
    if (outcome.kind === 'created') return true;
    isInFlight.current = false;
    setSending(false);
    if (outcome.kind === 'failed' || outcome.kind === 'closed')
      reportError(outcome.error, { where: 'lead', offerId });
    const messages = outcome.kind === 'rejected' ? byField(outcome.faults) : {};
    setRejected(messages);
    setRefused(
      outcome.kind === 'closed' || (outcome.kind === 'rejected' && Object.keys(messages).length === 0),
    );
    return false;
  };

  return { sending, refused, rejected, send };
};
