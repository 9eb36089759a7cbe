import { IconCheck, IconScale } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import type { OfferToggle_offer$key } from '../../__generated__/OfferToggle_offer.graphql.ts';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { OfferToggle } from '../stored-offers/OfferToggle.tsx';
import { maxCompared, comparison } from './comparison.ts';

/** Adds an offer to the comparison or removes it; shows a message when there is no room for another. */
export function CompareToggle({ offer }: { readonly offer: OfferToggle_offer$key }) {
  const { formatMessage } = useIntl();
  const flash = useFlash();
  return (
    <OfferToggle
      offer={offer}
      list={comparison}
      label="compare.toggle.label"
      text="compare.toggle"
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
