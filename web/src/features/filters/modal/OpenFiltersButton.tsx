import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';

interface OpenFiltersButtonProps {
  /** The number of active filters. */
  readonly count: number;
  readonly onClick: () => void;
}

/** Opens the filters as a modal, for screens without room for the bar. */
export function OpenFiltersButton({ count, onClick }: OpenFiltersButtonProps) {
  return (
    <Button
      variant="default"
      fullWidth
      aria-haspopup="dialog"
      leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
      onClick={onClick}
    >
      {count > 0 ? (
        <FormattedMessage id="filters.openCount" values={{ count }} />
      ) : (
        <FormattedMessage id="filters.open" />
      )}
    </Button>
  );
}
