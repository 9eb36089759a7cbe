import { useIntl } from 'react-intl';
import { useFlashStore } from '../../shell/flash/FlashContext.tsx';
import type { ComparedOffer } from './comparedOffers.ts';
import { setComparison } from './comparisonStore.ts';

/** Gives a function that forgets the chosen offers and offers to take that back. */
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
