import { useModals } from '../../shell/modals/modalHost.tsx';
import { OpenFiltersButton } from '../filters/modal/OpenFiltersButton.tsx';
import type { CompanyFilterData } from './companyFilter.ts';

/** Opens the filter of the companies. */
export function CompanyFiltersButton(data: CompanyFilterData) {
  const { open } = useModals();
  return (
    <OpenFiltersButton
      count={data.category === null ? 0 : 1}
      onClick={() => open('partnerIndexFiltersModal', data)}
    />
  );
}
