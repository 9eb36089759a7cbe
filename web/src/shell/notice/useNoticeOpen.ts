import { useRouter } from 'found';
import { useSyncExternalStore } from 'react';
import { consentChoice, subscribeToConsent } from '../../browser/consent.ts';
import type { RoutingContext } from '../../routing/routingContext.ts';

/**
 * Whether the visitor is to be asked for consent: never for bots. The server, which knows no choice, renders the notice, so
 * that it is there at first paint; styles hide it from visitors who have chosen (`inlineScript`).
 */
export const useNoticeOpen = (): boolean => {
  const { bot } = useRouter().match.context as RoutingContext;
  const isUndecided = useSyncExternalStore(
    subscribeToConsent,
    () => consentChoice() === null,
    () => true,
  );
  return isUndecided && !bot;
};
