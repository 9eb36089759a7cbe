import { withLateTexts } from '../../i18n/lateTexts.ts';
import type { FlashStore } from '../../shell/flash/flashStore.ts';

const loadMessage = withLateTexts(() => import('./showNotKept.tsx').then((m) => m.showNotKept));

/** Tells the user that the account had no room for some searches of this browser, if there are any. */
export const tellNotKept = async (flashes: FlashStore, count: number): Promise<void> => {
  if (count > 0) (await loadMessage())(flashes, count);
};
