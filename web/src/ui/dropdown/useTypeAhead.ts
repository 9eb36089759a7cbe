import { useCallback, useRef } from 'react';

const pauseMs = 600;

const words = (item: HTMLElement): string =>
  (item.closest('label') ?? item).textContent.trim().toLocaleLowerCase();

/** Returns a function that finds the next item that starts with the typed letters, after the given one. */
export const useTypeAhead = () => {
  const typed = useRef({ text: '', at: 0 });
  return useCallback((key: string, items: readonly HTMLElement[], from: HTMLElement) => {
    const now = Date.now();
    const before = now - typed.current.at < pauseMs ? typed.current.text : '';
    if (key.length !== 1 || (key === ' ' && before === '')) return undefined;
    const text = before + key.toLocaleLowerCase();
    typed.current = { text, at: now };
    // A second letter narrows the search, so the current item may still match.
    const start = items.indexOf(from) + (before === '' ? 1 : 0);
    return [...items.slice(start), ...items.slice(0, start)].find((item) => words(item).startsWith(text));
  }, []);
};
