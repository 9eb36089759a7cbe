import type { Paginated } from '../../relay/LoadNext.tsx';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import { ScrollNotReady } from '../../routing/scroll/scrollReady.tsx';
import type { useShowMore } from './useShowMore.ts';

const LoadNext = lazyComponent(() => import('../../relay/LoadNext.tsx').then((m) => m.LoadNext));

interface LoadMissingProps {
  readonly more: ReturnType<typeof useShowMore<unknown>>;
  /** Where the list is from. */
  readonly paginated: Paginated;
}

/** Loads what a list lacks of what it shows. A position in or below it is restored after that has arrived. */
export function LoadMissing({ more, paginated }: LoadMissingProps) {
  return (
    <>
      {(more.isRestoring || more.isLoading) && <ScrollNotReady />}
      {more.isLoading && <LoadNext of={paginated} missing={more.missing} onFailed={more.onFailed} />}
    </>
  );
}
