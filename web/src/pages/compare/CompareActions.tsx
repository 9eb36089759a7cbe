import { Button } from '@mantine/core';
import { IconBookmark, IconPrinter, IconShare2 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { comparePath } from '../../features/comparison/comparePath.ts';
import { comparison } from '../../features/comparison/comparison.ts';
import type { StoredOffer } from '../../features/stored-offers/storedOffers.ts';
import { useStoredList } from '../../features/stored-offers/useStoredList.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { useShare } from '../../shell/share/useShare.ts';
import classes from './CompareActions.module.css';

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Buttons to share, print and save a comparison. */
export function CompareActions({ offers }: { readonly offers: readonly StoredOffer[] }) {
  const { formatMessage } = useIntl();
  const share = useShare();
  const flash = useFlash();
  const chosen = useStoredList(comparison);
  const kept =
    chosen.length === offers.length && offers.every(({ id }) => chosen.some((other) => other.id === id));
  const keep = () => {
    comparison.set(offers);
    const message = formatMessage({ id: 'compare.kept' });
    flash({ variation: 'success', message, source: 'comparison', pushable: false });
  };
  return (
    <div className={classes['actions']}>
      <Button
        variant="default"
        leftSection={<IconShare2 {...iconProps} />}
        onClick={() => share(comparePath(offers.map(({ place }) => place)), document.title)}
      >
        <FormattedMessage id="share.share" />
      </Button>
      <Button variant="default" leftSection={<IconPrinter {...iconProps} />} onClick={() => window.print()}>
        <FormattedMessage id="compare.print" />
      </Button>
      {!kept && (
        <Button variant="default" leftSection={<IconBookmark {...iconProps} />} onClick={keep}>
          <FormattedMessage id="compare.keep" />
        </Button>
      )}
    </div>
  );
}
