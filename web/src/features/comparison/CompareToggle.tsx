import { IconCheck, IconScale } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { OfferToggle_offer$key } from '../../__generated__/OfferToggle_offer.graphql.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { OfferToggle } from '../stored-offers/OfferToggle.tsx';
import { maxCompared, comparison } from './comparison.ts';

interface CompareToggleProps {
  readonly offer: OfferToggle_offer$key;
  /** Whether only the icon is shown. */
  readonly round?: boolean;
}

/** Adds an offer to the comparison or removes it; shows a message when there is no room for another. */
export function CompareToggle({ offer, round = false }: CompareToggleProps) {
  const { formatMessage } = useIntl();
  const flash = useFlash();
  return (
    <OfferToggle
      offer={offer}
      list={comparison}
      label="compare.toggle.label"
      text={round ? null : 'compare.toggle'}
      Icon={IconScale}
      PressedIcon={IconCheck}
      onToggle={({ isRefused }) => {
        if (!isRefused) return;
        const message = formatMessage({ id: 'compare.full' }, { count: maxCompared });
        flash({ variation: 'info', message, source: 'comparison', pushable: false });
      }}
    />
  );
}
