import type { Environment } from 'relay-runtime';
import { withLateTexts } from '../../i18n/lateTexts.ts';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import type { ListName } from './showUnsent.tsx';
import type { syncedList } from './syncedList.ts';

const loadMessage = withLateTexts(() => import('./showUnsent.tsx').then((m) => m.showUnsent));

interface ListToSync extends Pick<ReturnType<typeof syncedList>, 'sync'> {
  readonly name: ListName;
  readonly environment: Environment;
  readonly flashes: FlashStore;
  /** Whether to read the list of the account also when nothing was changed in this browser. */
  readonly reads?: boolean;
}

/**
 * Makes a list of this browser and that of the account equal, and tells the user what the account did not accept. What failed is tried again after the next change or page load.
 */
export const syncAndTell = ({ name, sync, environment, flashes, reads = false }: ListToSync): void => {
  sync(environment, { reads })
    .then(async (unsent) => {
      if (unsent.noRoom + unsent.refused > 0) (await loadMessage())(flashes, name, unsent);
    })
    .catch(() => undefined);
};
