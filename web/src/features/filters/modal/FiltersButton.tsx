import { useModals } from '../../../shell/modals/modalHost.tsx';
import type { FiltersModalData } from './filtersModalData.ts';
import { countFilters } from '../offerFilters.ts';
import { OpenFiltersButton } from './OpenFiltersButton.tsx';

/** Opens the filters of a list of offers. */
export function FiltersButton(data: FiltersModalData) {
  const { open } = useModals();
  return <OpenFiltersButton count={countFilters(data.filters)} onClick={() => open('filtersModal', data)} />;
}
