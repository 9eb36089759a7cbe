import { authSetup } from '../authSetup.ts';
import { authState } from '../authStore.ts';
import { isSignedInNow } from '../session.ts';
import { hasPendingContributions } from './pendingContributions.ts';
import { rejectionsIn, sendPending } from './sendPending.ts';

/** Sends what the visitor reported as a guest, or what could not be sent before, and says what became of it. */
export const sendQueued = async (): Promise<void> => {
  if (!isSignedInNow() || !hasPendingContributions()) return;
  const { environment, onNotice } = authSetup();
  const outcomes = await sendPending(environment());
  const isAny = (searched: string) => outcomes.some(({ kind, key }) => kind === searched && key !== null);
  if (isAny('sent')) onNotice('contribution.sent', 'success');
  if (isAny('replaced')) onNotice('contribution.replaced', 'info');
  // The end of a session says itself what waits.
  if (isAny('queued') && authState().idToken !== null) onNotice('contribution.kept', 'info');
  for (const reason of rejectionsIn(outcomes)) onNotice('contribution.rejected', 'error', { reason });
};
