import { useEffect } from 'react';

const writers = new Set<() => void>();

/**
 * Calls `store` when the user leaves, before the entries of the account are removed: after the end of a session, what it stores
 * in this tab comes back at the next login of the same user. Returns a function that stops it.
 */
export const onLeaving = (store: () => void): (() => void) => {
  writers.add(store);
  return () => writers.delete(store);
};

/** Lets the open forms store what they hold. */
export const storeForms = (): void => writers.forEach((store) => store());

const unsaved = new Set<object>();

/** Makes a log-out ask first while the form that calls it holds what is not saved or sent. */
export const useUnsaved = (hasChanges: boolean): void =>
  useEffect(() => {
    const form = {};
    if (hasChanges) unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [hasChanges]);

/** Whether a form that is open in this tab holds what is not saved or sent. */
export const isFormUnsaved = (): boolean => unsaved.size > 0;
