import { FormattedMessage } from 'react-intl';
import type { AuthSetup } from '../auth/authSetup.ts';
import { loadLateTexts } from '../i18n/lateTexts.ts';
import { flashSessionOver } from '../shell/flash/flashSessionOver.ts';
import type { FlashStore } from '../shell/flash/flashStore.ts';

/** Shows what an answer says to the visitor; several texts that say that the session is over are one. */
export const showMessages = (
  flashes: FlashStore,
  messages: readonly string[],
  isSessionOver: boolean | undefined,
): void => {
  for (const message of messages)
    if (isSessionOver) flashSessionOver(flashes, { variation: 'error', message });
    else flashes.flash({ variation: 'error', message });
};

/** Shows what has become of the account. */
export const showNotice = async (
  flashes: FlashStore,
  [id, variation, values = {}]: Parameters<AuthSetup['onNotice']>,
): Promise<void> => {
  await loadLateTexts();
  const message = <FormattedMessage id={id} values={values} />;
  if (variation === 'ended') flashSessionOver(flashes, { variation: 'info', message });
  else flashes.flash({ variation, message });
};
