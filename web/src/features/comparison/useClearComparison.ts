import { useIntl } from 'react-intl';
import { useFlashStore } from '../../shell/flash/FlashContext.tsx';
import type { ComparedOffer } from './comparedOffers.ts';
import { setComparison } from './comparisonStore.ts';

/** Returns a function that removes all chosen offers and shows a message with an undo action. */
export const useClearComparison = (): ((chosen: readonly ComparedOffer[]) => void) => {
  const { formatMessage } = useIntl();
  const { flash, close } = useFlashStore();
  return (chosen) => {
    setComparison([]);
    const message = flash({
      variation: 'info',
      message: formatMessage({ id: 'compare.cleared' }),
      source: 'comparison',
      pushable: false,
      action: {
        label: formatMessage({ id: 'compare.undo' }),
        handler: () => {
          setComparison(chosen);
          close(message);
        },
      },
    });
  };
};
