import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { authState } from '../../../auth/authStore.ts';
import { pageSessionId } from '../../../browser/pageSessionId.ts';
import { withTimeLimit } from '../../../browser/timeLimits.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { NewLead } from './queuedLeads.ts';
import type { LeadOutcome } from './postLead.ts';
import { sendLead } from './sendLead.ts';

/** How long a visitor waits for a lead. Afterwards it is queued, while the call goes on. */
const patienceMs = 15_000;

/** Returns a function that sends a lead, and resolves to its outcome after 15 s at the latest. It never throws. */
export const useSendLead = (): ((lead: NewLead) => Promise<LeadOutcome>) => {
  const environment = useRelayEnvironment();
  const language = useLanguage();
  return useCallback(
    (lead) => {
      const isGuest = authState().idToken === null;
      const page = { language, sessionId: pageSessionId(), isGuest };
      const outcome = sendLead(environment, { ...lead, page });
      return withTimeLimit(outcome, patienceMs, 'The lead took too long.').catch(
        (error: Error): LeadOutcome => ({ kind: 'failed', error }),
      );
    },
    [environment, language],
  );
};
