import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { useComparison } from './useComparison.ts';

const CompareBar = lazyComponent(() => import('./CompareBar.tsx').then((m) => m.CompareBar));

/** Loads the comparison bar when the first offer is chosen. */
export function CompareBarHost() {
  const chosen = useComparison();
  return chosen.length === 0 ? null : <CompareBar chosen={chosen} />;
}
