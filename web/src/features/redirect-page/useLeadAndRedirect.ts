import { useEffect, useRef, useState } from 'react';
import { decodeClickData } from '../../paths/clickData.ts';
import { recordEvent } from '../../browser/recordEvent.ts';
import { leadOrigin } from '../apply/leadOrigin.ts';
import { outsideUrl } from '../apply/outsideUrl.ts';
import { newLeadSent } from '../analytics/newLeadSent.ts';
import { rememberSent } from '../apply/sentApplications.ts';
import { useCreateLead, type FullTimeFacts, type LeadOutcome } from '../apply/useCreateLead.ts';
import { reportError, reportWarning } from '../../browser/reportError.ts';
import { redirectTo } from './redirectTo.ts';

/** How long to wait for the lead before the visitor is redirected without it. */
const leadPatienceMs = 15_000;

interface RedirectOptions {
  readonly clickData: string | undefined;
  /** The target when there is no affiliate address. */
  readonly fallbackUrl: string | null;
  readonly offerId: string;
  /** Must be the same object on every render. */
  readonly facts: FullTimeFacts | undefined;
  /** The offer's price, a number without a currency. */
  readonly price: number;
}

const timeLimit = (): Promise<LeadOutcome> =>
  new Promise((resolve) => {
    const error = new Error('The lead took too long.');
    setTimeout(() => resolve({ kind: 'failed', error }), leadPatienceMs);
  });

const affiliateUrl = (outcome: LeadOutcome, offerId: string): string | null => {
  if (outcome.kind === 'created') return outsideUrl(outcome.affiliateUrl);
  reportError(outcome.kind === 'failed' ? outcome.error : 'The lead was rejected.', {
    where: 'lead',
    offerId,
  });
  return null;
};

/**
 * Records one lead, then goes to the partner's site, replacing this page in the history, so that Back does not return
 * here. Runs in the browser only. Returns true when there is no address to go to.
 */
export const useLeadAndRedirect = (options: RedirectOptions): boolean => {
  const { clickData, fallbackUrl, offerId, facts, price } = options;
  const createLead = useCreateLead();
  const hasStarted = useRef(false);
  const isMounted = useRef(false);
  const [hasNoTarget, setHasNoTarget] = useState(false);

  useEffect(() => {
    isMounted.current = true;
    const recordAndRedirect = async () => {
      const known = decodeClickData(clickData, (error) => reportWarning(error, { where: 'click data' }));
      recordEvent('apply', {
        offer_id: offerId,
        kind: 'redirect',
        click_source: known?.click_source ?? null,
      });
      const outcome = await Promise.race([
        createLead({ offerId, ...facts, ...leadOrigin(known ?? {}) }),
        timeLimit(),
      ]);
      if (outcome.kind === 'created' && outcome.isNew) await newLeadSent(offerId, price);
      // The visitor may have left the page meanwhile.
      if (!isMounted.current) return;
      const address = affiliateUrl(outcome, offerId) ?? fallbackUrl;
      if (address === null) setHasNoTarget(true);
      else {
        if (outcome.kind === 'created') rememberSent({ leadId: outcome.uuid, offerId, form: null });
        redirectTo(address);
      }
    };
    // Strict mode runs effects twice, but one visit must create one lead.
    if (!hasStarted.current) {
      hasStarted.current = true;
      void recordAndRedirect();
    }
    return () => {
      isMounted.current = false;
    };
  }, [clickData, createLead, facts, fallbackUrl, offerId, price]);

  return hasNoTarget;
};
