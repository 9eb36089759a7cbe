import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useModals } from '../../shell/modals/modalHost.tsx';
import type { FiltersModalData } from './filtersModalData.ts';
import { countFilters } from './offerFilters.ts';

/** Opens the filters as a modal, for screens without room for the bar. */
export function FiltersButton(data: FiltersModalData) {
  const { open } = useModals();
  const count = countFilters(data.filters);
  return (
    <Button
      variant="default"
      fullWidth
      aria-haspopup="dialog"
      leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
      onClick={() => open('filtersModal', data)}
    >
      {count > 0 ? (
        <FormattedMessage id="filters.openCount" values={{ count }} />
      ) : (
        <FormattedMessage id="filters.open" />
      )}
    </Button>
  );
}
