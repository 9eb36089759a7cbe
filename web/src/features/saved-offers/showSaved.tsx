import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { savedPath } from '../../paths/paths.ts';
import { LocalLink } from '../../routing/LocalLink.tsx';
import type { FlashMessage, FlashStore } from '../../shell/flash/flashStore.ts';
import type { OfferToggled } from '../stored-offers/OfferToggle.tsx';
import { maxSaved, savedOffers } from './savedOffers.ts';

const link = (words: ReactNode[]) => <LocalLink to={savedPath}>{words}</LocalLink>;

/**
 * Says that an offer was saved, with a link to the list; that it was removed, which can be undone; or that there is no room
 * for another.
 */
export const showSaved = (flashes: FlashStore, { offer, removedFrom, isRefused }: OfferToggled): void => {
  const show = (message: Pick<FlashMessage, 'variation' | 'message' | 'action'>): number =>
    flashes.flash({ ...message, source: 'savedOffers', pushable: false });
  if (isRefused) {
    show({ variation: 'info', message: <FormattedMessage id="saved.full" values={{ count: maxSaved }} /> });
    return;
  }
  if (removedFrom === null) {
    show({ variation: 'success', message: <FormattedMessage id="saved.added" values={{ link }} /> });
    return;
  }
  const id = show({
    variation: 'info',
    message: <FormattedMessage id="saved.removed" />,
    action: {
      label: <FormattedMessage id="app.undo" />,
      handler: () => {
        savedOffers.put(offer, removedFrom);
        flashes.close(id);
      },
    },
  });
};
