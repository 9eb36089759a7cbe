import { redirectTo } from './redirectTo.ts';
import { useEffect, useRef, useState } from 'react';
import { decodeClickData } from '../../paths/clickData.ts';
import { eventSent } from '../analytics/eventSent.ts';
import { leadOrigin } from '../apply/lead/leadOrigin.ts';
import type { FullTimeFacts, LeadOutcome } from '../apply/lead/postLead.ts';
import { useSendLead } from '../apply/lead/useSendLead.ts';
import { outsideUrl } from '../../paths/outsideUrl.ts';
import { reportError, reportWarning } from '../../browser/reportError.ts';

/**
 * Where a redirect has come to: still on its way, no address to go to, an offer that has closed meanwhile, or an address that the
 * visitor must confirm.
 */
type RedirectState = 'underWay' | 'noTarget' | 'closed' | { readonly unknown: string };

interface RedirectOptions {
  readonly clickData: string | undefined;
  /** The target when the lead has no address. */
  readonly fallbackUrl: string | null;
  readonly offerId: string;
  /** Must be the same object on every render. */
  readonly facts: FullTimeFacts | undefined;
  /** Whether the visitor can be sent to an address without a question. Must be the same function on every render. */
  readonly isKnownHost: (address: string) => Promise<boolean>;
  /** The offer's price, a number without a currency. */
  readonly price: number;
}

const continueUrl = (outcome: Exclude<LeadOutcome, { kind: 'closed' }>, offerId: string): string | null => {
  if (outcome.kind === 'created') return outsideUrl(outcome.continueUrl);
  reportError(outcome.kind === 'rejected' ? 'The lead was rejected.' : outcome.error, {
    where: 'lead',
    offerId,
  });
  return null;
};

/**
 * Records one lead, or queues it to be sent later, then goes to the partner's site, replacing this page in the history, so
 * that Back does not return here. Runs in the browser only.
 */
export const useLeadAndRedirect = (options: RedirectOptions): RedirectState => {
  const { clickData, fallbackUrl, offerId, facts, isKnownHost, price } = options;
  const sendLead = useSendLead();
  const hasStarted = useRef(false);
  const isMounted = useRef(false);
  const [state, setState] = useState<RedirectState>('underWay');

  useEffect(() => {
    isMounted.current = true;
    const recordAndRedirect = async () => {
      const known = decodeClickData(clickData, (error) => reportWarning(error, { where: 'click data' }));
      const applySent = eventSent('apply', {
        offer_id: offerId,
        kind: 'redirect',
        click_source: known?.click_source ?? null,
      });
      const request = { offerId, ...facts, ...leadOrigin(known ?? {}) };
      const outcome = await sendLead({ request, form: null, price });
      // With a new lead, the page has waited for the commerce event, which is sent after this one.
      if (outcome.kind !== 'created' || !outcome.isNew) await applySent;
      // The visitor may have left the page meanwhile.
      if (!isMounted.current) return;
      if (outcome.kind === 'closed') return setState('closed');
      const address = continueUrl(outcome, offerId) ?? fallbackUrl;
      if (address === null) return setState('noTarget');
      const isKnown = await isKnownHost(address);
      if (!isMounted.current) return;
      if (isKnown) return redirectTo(address);
      reportWarning('The host of a redirect is unknown.', { host: new URL(address).host, offerId });
      setState({ unknown: address });
    };
    // Strict mode runs effects twice, but one visit must create one lead.
    if (!hasStarted.current) {
      hasStarted.current = true;
      void recordAndRedirect();
    }
    return () => {
      isMounted.current = false;
    };
  }, [clickData, facts, fallbackUrl, isKnownHost, offerId, price, sendLead]);

  return state;
};
