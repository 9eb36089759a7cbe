import { withLateTexts } from '../../i18n/lateTexts.ts';
import { lazyComponent } from '../../routing/lazyComponent.tsx';

/** The note about an application that waits, for visitors who have one. */
export const LateKeptNote = lazyComponent(
  withLateTexts(() => import('./lead/KeptNote.tsx').then((m) => m.KeptNote)),
);
