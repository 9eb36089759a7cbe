import { lazily } from '../../routing/lazily.tsx';
import { useComparison } from './useComparison.ts';

const CompareBar = lazily(() => import('./CompareBar.tsx').then((m) => m.CompareBar));

/** Loads the bar of chosen offers with the first choice. */
export function CompareBarHost() {
  const chosen = useComparison();
  return chosen.length === 0 ? null : <CompareBar chosen={chosen} />;
}
