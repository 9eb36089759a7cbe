import { useSyncExternalStore } from 'react';
import { readSession, removeSession, writeSession } from '../../browser/storage/sessionStore.ts';
import { notifyOfStorage, subscribeToStorage } from '../../browser/storage/subscribeToStorage.ts';

/** What a user said about a review, by the name of its entry in session storage. */
type Feedback = 'helpfulVote' | 'reviewReport';

const keyOf = (feedback: Feedback, reviewId: string): string => `${feedback}:${reviewId}`;

/** Remembers in this tab what the user says about a review: the services return only how many users find it helpful. */
export const keepFeedback = (feedback: Feedback, reviewId: string, isGiven: boolean): void => {
  if (isGiven) writeSession(keyOf(feedback, reviewId), '1');
  else removeSession(keyOf(feedback, reviewId));
  notifyOfStorage(feedback);
};

/** Whether the user has said this about the review in this tab. */
export const useOwnFeedback = (feedback: Feedback, reviewId: string): boolean =>
  useSyncExternalStore(
    subscribeToStorage,
    () => readSession(keyOf(feedback, reviewId)) !== null,
    () => false,
  );
