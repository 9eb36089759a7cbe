import { withLateTexts } from '../../i18n/lateTexts.ts';
import type { FlashStore } from '../../shell/flash/flashStore.ts';
import type { ListName } from './showNotKept.tsx';

const loadMessage = withLateTexts(() => import('./showNotKept.tsx').then((m) => m.showNotKept));

/** Tells the user that the account had no room for some items of a list of this browser, if there are any. */
export const tellNotKept = async (flashes: FlashStore, list: ListName, count: number): Promise<void> => {
  if (count > 0) (await loadMessage())(flashes, list, count);
};
