import { useEffect, useState } from 'react';
import type { Resting } from '../../../auth/machine/account.ts';
import {
  account,
  isResting,
  restingPoint,
  subscribeToAccount,
} from '../../../auth/machine/accountMachine.ts';

/** What the site waits for, or, during a request, has waited for until then; a completed sign-in leaves it as it was. */
export const useAccount = (): Resting => {
  const [shown, setShown] = useState(() => restingPoint(account()));
  useEffect(
    () =>
      subscribeToAccount(() => {
        const state = account();
        if (isResting(state) && state.name !== 'signedIn' && state.name !== 'addressWaits') setShown(state);
      }),
    [],
  );
  return shown;
};
