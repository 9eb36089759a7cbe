import { Button } from '@mantine/core';
import { IconBookmark, IconLink, IconPrinter } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSiteConfig } from '../../config/SiteConfig.tsx';
import { comparePath } from '../../features/comparison/comparePath.ts';
import { comparison } from '../../features/comparison/comparison.ts';
import type { StoredOffer } from '../../features/stored-offers/storedOffers.ts';
import { useStoredList } from '../../features/stored-offers/useStoredList.ts';
import type { MessageId } from '../../i18n/messageId.ts';
import { useLocalPath } from '../../paths/useLocalPath.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import classes from './CompareActions.module.css';

const iconProps = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Buttons to share, print and save a comparison. */
export function CompareActions({ offers }: { readonly offers: readonly StoredOffer[] }) {
  const { formatMessage } = useIntl();
  const { publicOrigin } = useSiteConfig();
  const local = useLocalPath();
  const flash = useFlash();
  const chosen = useStoredList(comparison);
  const kept =
    chosen.length === offers.length && offers.every(({ id }) => chosen.some((other) => other.id === id));
  const showFlash = (variation: 'success' | 'error', id: MessageId) =>
    flash({ variation, message: formatMessage({ id }), source: 'comparison', pushable: false });
  const copy = () => {
    const address = publicOrigin + local(comparePath(offers.map(({ place }) => place)));
    // The clipboard exists only on secure origins, and access may be denied.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(address))
      .then(
        () => showFlash('success', 'compare.copied'),
        () => showFlash('error', 'compare.notCopied'),
      );
  };
  const keep = () => {
    comparison.set(offers);
    showFlash('success', 'compare.kept');
  };
  return (
    <div className={classes['actions']}>
      <Button variant="default" leftSection={<IconLink {...iconProps} />} onClick={copy}>
        <FormattedMessage id="compare.copy" />
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
