import { IconHeart } from '@tabler/icons-react';
import type { OfferToggle_offer$key } from '../../__generated__/OfferToggle_offer.graphql.ts';
import { reportError } from '../../browser/reportError.ts';
import { withLateTexts } from '../../i18n/lateTexts.ts';
import { useFlashStore } from '../../shell/flash/FlashContext.tsx';
import { OfferToggle } from '../stored-offers/OfferToggle.tsx';
import { savedOffers } from './savedOffers.ts';

const loadMessage = withLateTexts(() => import('./showSaved.ts').then((m) => m.showSaved));

interface SaveToggleProps {
  readonly offer: OfferToggle_offer$key;
  /** Whether only the icon is shown. */
  readonly round?: boolean;
}

/** Saves an offer for later or removes it, and says so. */
export function SaveToggle({ offer, round = false }: SaveToggleProps) {
  const flashes = useFlashStore();
  return (
    <OfferToggle
      offer={offer}
      list={savedOffers}
      label="saveOffer.label"
      text={round ? null : 'saveOffer.save'}
      Icon={IconHeart}
      PressedIcon={IconHeart}
      onToggle={(outcome) => void loadMessage().then((show) => show(flashes, outcome), reportError)}
    />
  );
}
