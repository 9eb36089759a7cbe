import { useEffect, useState } from 'react';
import { subscribeToAuth } from '../../../auth/authStore.ts';
import type { Account } from '../../../auth/machine/account.ts';
import { account, subscribeToAccount } from '../../../auth/machine/accountMachine.ts';

type Waiting = Extract<Account, { readonly name: 'addressWaits' }>;

/** The new address that waits for its code, asked for in this tab or another; null when there is none. */
export const useWaitingAddress = (): Waiting | null => {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => {
    const read = (): void => {
      const state = account();
      setWaiting(state.name === 'addressWaits' ? state : null);
    };
    read();
    const stops = [subscribeToAuth(read), subscribeToAccount(read)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return waiting;
};
