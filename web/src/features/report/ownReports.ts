import { useSyncExternalStore } from 'react';
import { readSession, writeSession } from '../../browser/storage/sessionStore.ts';
import { notifyOfStorage, subscribeToStorage } from '../../browser/storage/subscribeToStorage.ts';

const entry = 'report';

const keyOf = (id: string): string => `${entry}:${id}`;

/** Remembers in this tab that the user has reported a review or an offer, which the graph does not say. */
export const keepReport = (id: string): void => {
  writeSession(keyOf(id), '1');
  notifyOfStorage(entry);
};

/** Whether the user has reported it in this tab. */
export const useIsReported = (id: string): boolean =>
  useSyncExternalStore(
    subscribeToStorage,
    () => readSession(keyOf(id)) !== null,
    () => false,
  );
