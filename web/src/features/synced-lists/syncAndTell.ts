import type { Environment } from 'relay-runtime';
import { withLateTexts } from '../../i18n/lateTexts.ts';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import type { ListName } from './showNotKept.tsx';
import type { syncedList } from './syncedList.ts';

const loadMessage = withLateTexts(() => import('./showNotKept.tsx').then((m) => m.showNotKept));

interface ListToSync extends Pick<ReturnType<typeof syncedList>, 'sync'> {
  readonly name: ListName;
  readonly environment: Environment;
  readonly flashes: FlashStore;
  /** Whether to read the list of the account also when nothing was changed in this browser. */
  readonly reads?: boolean;
}

/**
 * Makes a list of this browser and that of the account equal, and tells the user when the account had no room for some items.
 * What failed is tried again after the next change or page load.
 */
export const syncAndTell = ({ name, sync, environment, flashes, reads = false }: ListToSync): void => {
  sync(environment, { reads })
    .then(async (count) => {
      if (count > 0) (await loadMessage())(flashes, name, count);
    })
    .catch(() => undefined);
};
