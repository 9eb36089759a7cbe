import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useModals } from '../../shell/modals/modalHost.tsx';
import type { CompanyFilterData } from './companyFilterData.ts';

/** Opens the filter as a modal, for screens without room for the bar. */
export function CompanyFiltersButton(data: CompanyFilterData) {
  const { open } = useModals();
  return (
    <Button
      variant="default"
      fullWidth
      aria-haspopup="dialog"
      leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
      onClick={() => open('partnerIndexFiltersModal', data)}
    >
      {data.category === null ? (
        <FormattedMessage id="filters.open" />
      ) : (
        <FormattedMessage id="filters.openCount" values={{ count: 1 }} />
      )}
    </Button>
  );
}
