import { useRouter } from 'found';
import { useCallback, useEffect, useRef, useState } from 'react';
import { recordEvent } from '../../browser/recordEvent.ts';
import { reportError } from '../../browser/reportError.ts';
import { directPath } from '../../paths/paths.ts';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import type { Refusal } from '../../ui/form/useForm.ts';
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

const nothing: Refusal = {};

const byField = (faults: readonly LeadFault[]) => {
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
  const [refusal, setRefusal] = useState(nothing);
  const clearRefusal = useCallback(() => setRefusal(nothing), []);
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
    setRefusal(nothing);
    const request = { offerId, ...applicantLead(form), ...leadOrigin(clickData) };
    const outcome = await sendLead({ request, form: { partner: partnerName, gig }, price });
    if (outcome.kind === 'created') return true;
    isInFlight.current = false;
    setSending(false);
    if (outcome.kind === 'failed' || outcome.kind === 'closed')
      reportError(outcome.error, { where: 'lead', offerId });
    const messages = outcome.kind === 'rejected' ? byField(outcome.faults) : {};
    const isAtFields = Object.keys(messages).length > 0;
    if (isAtFields) setRefusal({ fields: messages });
    setRefused(outcome.kind === 'closed' || (outcome.kind === 'rejected' && !isAtFields));
    return false;
  };

  return { sending, refused, refusal, clearRefusal, send };
};
