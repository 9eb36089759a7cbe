import { useSyncExternalStore } from 'react';
import { readSession, writeSession } from '../../browser/storage/sessionStore.ts';
import { notifyOfStorage, subscribeToStorage } from '../../browser/storage/subscribeToStorage.ts';

const entry = 'reviewReport';

const keyOf = (reviewId: string): string => `${entry}:${reviewId}`;

/** Remembers in this tab that the user has reported a review, which the graph does not say. */
export const keepReport = (reviewId: string): void => {
  writeSession(keyOf(reviewId), '1');
  notifyOfStorage(entry);
};

/** Whether the user has reported the review in this tab. */
export const useIsReported = (reviewId: string): boolean =>
  useSyncExternalStore(
    subscribeToStorage,
    () => readSession(keyOf(reviewId)) !== null,
    () => false,
  );
