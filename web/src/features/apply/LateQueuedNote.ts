import { withLateTexts } from '../../i18n/lateTexts.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';

/** The note about an application that waits, for visitors who have one. */
export const LateQueuedNote = lazyComponent(
  withLateTexts(() => import('./lead/QueuedNote.tsx').then((m) => m.QueuedNote)),
);
