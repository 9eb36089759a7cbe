import { useSyncExternalStore } from 'react';
import { readSession, removeSession, writeSession } from '../../browser/sessionStore.ts';
import { subscribeToStorage } from '../../browser/subscribeToStorage.ts';

const entry = 'helpfulVote';

const keyOf = (reviewId: string): string => `${entry}:${reviewId}`;

/** Remembers in this tab whether the user finds a review helpful: the services return only how many users do. */
export const keepVote = (reviewId: string, helpful: boolean): void => {
  if (helpful) writeSession(keyOf(reviewId), '1');
  else removeSession(keyOf(reviewId));
  window.dispatchEvent(new StorageEvent('storage', { key: entry }));
};

/** Whether the user has said in this tab that the review is helpful. */
export const useOwnVote = (reviewId: string): boolean =>
  useSyncExternalStore(
    subscribeToStorage,
    () => readSession(keyOf(reviewId)) !== null,
    () => false,
  );
