import { FormattedMessage } from 'react-intl';
import type { AuthSetup } from '../auth/authSetup.ts';
import { hasPendingContributions } from '../auth/contributions/pendingContributions.ts';
import { isSignedInNow, subscribeToSession } from '../auth/session.ts';
import { subscribeToStorage } from '../browser/storage/subscribeToStorage.ts';
import { loadLateTexts } from '../i18n/lateTexts.ts';
import { closeSessionOver, flashSessionOver } from '../shell/flash/flashSessionOver.ts';
import type { FlashMessage, FlashStore } from '../shell/flash/flashStore.ts';

/** Says that the session is over, until somebody has logged in again. */
const sayOver = (flashes: FlashStore, message: FlashMessage): void => {
  flashSessionOver(flashes, message);
  let isOver = !isSignedInNow();
  const stop = subscribeToSession(() => {
    if (isOver && isSignedInNow()) {
      closeSessionOver(flashes);
      stop();
    } else isOver ||= !isSignedInNow();
  });
};

/** Says that an answer waits to be sent, as long as one does. */
const sayQueued = (flashes: FlashStore, message: FlashMessage): void => {
  if (!hasPendingContributions()) return;
  const id = flashes.flash({ ...message, pushable: false });
  const stop = subscribeToStorage(() => {
    if (hasPendingContributions()) return;
    stop();
    flashes.close(id);
  });
};

/** Shows what an answer says to the visitor; several texts that say that the session is over are one. */
export const showMessages = (
  flashes: FlashStore,
  messages: readonly string[],
  isSessionOver: boolean | undefined,
): void => {
  for (const message of messages)
    if (isSessionOver) sayOver(flashes, { variation: 'error', message });
    else flashes.flash({ variation: 'error', message });
};

/** Shows what has become of the account. */
export const showNotice = async (
  flashes: FlashStore,
  [id, variation, values = {}]: Parameters<AuthSetup['onNotice']>,
): Promise<void> => {
  await loadLateTexts();
  const message = <FormattedMessage id={id} values={values} />;
  if (variation === 'ended') sayOver(flashes, { variation: 'info', message });
  else if (id === 'contribution.kept') sayQueued(flashes, { variation, message, source: 'contribution' });
  else flashes.flash({ variation, message });
};
