import { FormattedMessage } from 'react-intl';
import type { Environment } from 'relay-runtime';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import type { SavedSearch } from './savedSearch.ts';
import { sendAlert } from './sendAlert.ts';

/** Switches the mails of a search on or off, and says when that failed. */
export const switchAlert = async (
  environment: Environment,
  flashes: FlashStore,
  search: SavedSearch,
  isOn: boolean,
): Promise<void> => {
  const failure = await sendAlert(environment, search, isOn).catch(() => (
    <FormattedMessage id="form.failed" />
  ));
  if (failure !== null) flashes.flash({ variation: 'error', message: failure });
};
