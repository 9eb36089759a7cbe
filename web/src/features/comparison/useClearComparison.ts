import { useIntl } from 'react-intl';
import { useFlashStore } from '../../shell/flash/FlashContext.tsx';
import type { StoredOffer } from '../stored-offers/storedOffers.ts';
import { comparison } from './comparison.ts';

/** Returns a function that removes all chosen offers and shows a message with an undo action. */
export const useClearComparison = (): ((chosen: readonly StoredOffer[]) => void) => {
  const { formatMessage } = useIntl();
  const { flash, close } = useFlashStore();
  return (chosen) => {
    comparison.set([]);
    const message = flash({
      variation: 'info',
      message: formatMessage({ id: 'compare.cleared' }),
      source: 'comparison',
      pushable: false,
      action: {
        label: formatMessage({ id: 'compare.undo' }),
        handler: () => {
          comparison.set(chosen);
          close(message);
        },
      },
    });
  };
};
