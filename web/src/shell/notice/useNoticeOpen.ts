import { useRouter } from 'found';
import { useSyncExternalStore } from 'react';
import { consentChoice, subscribeToConsent } from '../../browser/consent.ts';
import type { RoutingContext } from '../../routing/routingContext.ts';

/** Whether the visitor is to be asked for consent: never on the server, where no choice is known, and never for bots. */
export const useNoticeOpen = (): boolean => {
  const { bot } = useRouter().match.context as RoutingContext;
  const isUndecided = useSyncExternalStore(
    subscribeToConsent,
    () => consentChoice() === null,
    () => false,
  );
  return isUndecided && !bot;
};
