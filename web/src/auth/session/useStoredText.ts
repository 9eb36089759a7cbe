import { useEffect, useEffectEvent, useState } from 'react';
import { readSession, removeSession, writeSession } from '../../browser/storage/sessionStore.ts';
import type { StorageEntry } from '../../browser/storage/storageEntries.ts';
import { onAccountLeft } from '../accountChange.ts';
import { onLeaving, useUnsaved } from './openForms.ts';

const entry: StorageEntry = 'profileDraft';

/**
 * The text of a form that stays on the page for the next visitor; null when nothing was typed. It goes with its user, and is back,
 * after the end of a session, once the same user logs in.
 */
export const useStoredText = (name: string, first: () => string | null) => {
  const key = `${entry}:${name}`;
  const [text, setText] = useState(() => readSession(key) ?? first());
  const isTyped = text !== null && text.trim() !== '';
  useUnsaved(isTyped);
  const store = useEffectEvent(() => {
    if (isTyped) writeSession(key, text);
  });
  const takeBack = useEffectEvent(() => {
    const stored = readSession(key);
    removeSession(key);
    if (stored !== null) setText((typed) => typed ?? stored);
  });
  useEffect(() => {
    takeBack();
    const onStorage = (event: StorageEvent) => {
      if (event.key === entry && event.newValue !== null) takeBack();
    };
    window.addEventListener('storage', onStorage);
    const ends = [onLeaving(() => store()), onAccountLeft(() => setText(null))];
    return () => {
      window.removeEventListener('storage', onStorage);
      ends.forEach((end) => end());
    };
  }, []);
  return [text, setText] as const;
};
