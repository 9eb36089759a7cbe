import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { useStoredList } from '../stored-offers/useStoredList.ts';
import { comparison } from './comparison.ts';

const CompareBar = lazyComponent(() => import('./CompareBar.tsx').then((m) => m.CompareBar));

/** Loads the comparison bar when the first offer is chosen. */
export function CompareBarHost() {
  const chosen = useStoredList(comparison);
  return chosen.length === 0 ? null : <CompareBar chosen={chosen} />;
}
