import { createElement, useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useFlash } from '../../shell/flash/FlashContext.tsx';
import { useModals } from '../../shell/modals/modalHost.tsx';

/** Returns a function that requests a city and shows a confirmation, and whether a request is in flight. */
export const useRequestCity = (): [(proposition: string) => void, boolean] => {
  const environment = useRelayEnvironment();
  const flash = useFlash();
  const { open } = useModals();
  const [isInFlight, setInFlight] = useState(false);
  const sendRequest = useCallback(
    (proposition: string) => {
      const fail = (message?: string): void => {
        flash({
          variation: 'error',
          message: message ?? createElement(FormattedMessage, { id: 'requestCity.failed' }),
          source: 'requestCity',
          pushable: false,
        });
      };
      setInFlight(true);
      // Loaded late, because few visitors request a city.
      void import('./requestCity.ts')
        .then(({ requestCity }) => requestCity({ environment, fail, open }, proposition))
        .catch(() => fail())
        .finally(() => setInFlight(false));
    },
    [environment, flash, open],
  );
  return [sendRequest, isInFlight];
};
