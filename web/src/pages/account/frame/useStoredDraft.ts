import { useEffect, useEffectEvent, useState } from 'react';
import { onLeaving } from '../../../auth/session/openForms.ts';
import { readSession, removeSession, writeSession } from '../../../browser/storage/sessionStore.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

/**
 * The state of a form that begins with `first`. Asks before a change is lost, and stores it when the session ends: then the form
 * begins with it after the next login of the same user, until it is saved or the page left.
 */
export const useStoredDraft = <Draft>(name: string, first: Draft, isChanged: (draft: Draft) => boolean) => {
  const key = `profileDraft:${name}`;
  const state = useState(() => (JSON.parse(readSession(key) ?? 'null') as Draft | null) ?? first);
  const hasChanges = isChanged(state[0]);
  useUnsavedChanges(hasChanges);
  useEffect(() => {
    if (!hasChanges) removeSession(key);
  }, [hasChanges, key]);
  useEffect(() => {
    const { pathname } = window.location;
    // The login shows the same page anew.
    return () => {
      if (window.location.pathname !== pathname) removeSession(key);
    };
  }, [key]);
  const store = useEffectEvent(() => {
    if (hasChanges) writeSession(key, JSON.stringify(state[0]));
  });
  useEffect(() => onLeaving(() => store()), []);
  return state;
};
