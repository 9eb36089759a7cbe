import { lazy, Suspense } from 'react';
import { useComparison } from './useComparison.ts';

const CompareBar = lazy(() => import('./CompareBar.tsx').then((m) => ({ default: m.CompareBar })));

/** The place for the bar of chosen offers; it is fetched with the first choice. */
export function CompareBarHost() {
  const chosen = useComparison();
  return chosen.length === 0 ? null : (
    <Suspense fallback={null}>
      <CompareBar chosen={chosen} />
    </Suspense>
  );
}
