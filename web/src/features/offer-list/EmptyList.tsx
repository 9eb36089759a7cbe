import { IconSearchOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { LocalLink } from '../../routing/LocalLink.tsx';
import filledLink from '../../ui/button/filledLink.module.css';
import { EmptyState } from '../../ui/card/EmptyState.tsx';

interface EmptyListProps {
  readonly cityName: string | undefined;
  /** The address without filters, when there are any. */
  readonly clearTo: string | undefined;
}

/** Shown when a city has no offers, or none that match the filters. */
export function EmptyList({ cityName, clearTo }: EmptyListProps) {
  return (
    <EmptyState
      icon={<IconSearchOff size={32} stroke={1.5} aria-hidden />}
      title={<FormattedMessage id="offers.empty.title" />}
      text={
        <FormattedMessage
          id={clearTo === undefined ? 'offers.empty.city' : 'offers.empty.filtered'}
          values={{ city: cityName }}
        />
      }
      action={
        clearTo !== undefined && (
          <LocalLink className={filledLink['link']} to={clearTo}>
            <FormattedMessage id="filters.clear" />
          </LocalLink>
        )
      }
    />
  );
}
