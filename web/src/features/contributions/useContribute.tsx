import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { authSetup } from '../../auth/authSetup.ts';
import { authState } from '../../auth/authStore.ts';
import {
  queueBirthdate,
  queueContribution,
  type Contribution,
} from '../../auth/contributions/pendingContributions.ts';
import { rejectionsIn, sendPending } from '../../auth/contributions/sendPending.ts';
import { useSession } from '../../auth/useSession.ts';
import { useFlash, useFlashStore } from '../../shell/flash/FlashContext.tsx';
import { useOpenAuth } from '../../shell/modals/useOpenAuth.ts';

import { SentAnswer } from './SentAnswer.tsx';

/** The sender of the messages that say what became of an answer. */
const ownSource = 'contribution';

/**
 * Keeps a contribution in this browser, then sends it as the signed-in user, or asks the guest to sign up. `onDone` is
 * called unless the server rejects it. `contribute` resolves to why it did; null otherwise, or when a message says it.
 */
export const useContribute = (onDone: () => void) => {
  const environment = useRelayEnvironment();
  const session = useSession();
  const openAuth = useOpenAuth();
  const flash = useFlash();
  const flashes = useFlashStore();
  const isInFlight = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const contribute = async (
    contribution: Contribution,
    birthdate: string | null,
    isBack = false,
  ): Promise<string | null> => {
    if (isInFlight.current || session === 'unknown') return null;
    const { key } = queueContribution(contribution);
    if (session === 'guest') {
      queueBirthdate(birthdate);
      onDone();
      openAuth({ screen: 'signup', source: 'Contribution' });
      return null;
    }
    isInFlight.current = true;
    // "Saved" of an earlier answer must not stand beside a refusal of this one.
    for (const { id } of flashes.current().filter(({ source }) => source === ownSource)) flashes.close(id);
    const outcomes = await sendPending(environment);
    isInFlight.current = false;
    // Without an outcome another tab has sent it.
    const { kind, reason = '' } = outcomes.find((outcome) => outcome.key === key) ?? { kind: 'sent' };
    const isHere = kind === 'rejected' && isShown.current;
    // What was queued earlier is sent along, and has no form that could say why it was rejected.
    for (const other of rejectionsIn(outcomes.filter((outcome) => !isHere || outcome.key !== key)))
      flash({
        variation: 'error',
        message: <FormattedMessage id="contribution.rejected" values={{ reason: other }} />,
      });
    if (kind === 'rejected') return isHere ? reason : null;
    onDone();
    // The end of a session says itself what waits.
    if (kind === 'queued' && authState().idToken === null) return null;
    if (kind === 'sent')
      flash({
        variation: 'success',
        source: ownSource,
        message: <SentAnswer kind={contribution.kind} offerId={contribution.jobOfferId} isBack={isBack} />,
      });
    else authSetup().onNotice(kind === 'queued' ? 'contribution.kept' : 'contribution.replaced', 'info');
    return null;
  };

  return { contribute, session };
};
