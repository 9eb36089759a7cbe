import { readLocal } from '../../browser/localStore.ts';

/** Whether an answer waits in this browser to be sent, or an application with the form of this site. */
export const hasUnsent = (): boolean =>
  /"(?:gig|jobOffer)/.test(`${readLocal('pendingContributions')}${readLocal('keptLeads')}`);
