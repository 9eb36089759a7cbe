import { useEffect, useState } from 'react';

/** Milliseconds that a message stays: enough to read two sentences and to press its button. */
const readingTime = 8000;

/**
 * Closes a message after the reading time, but not while it is under the pointer or focused. Returns the event handlers
 * that track both.
 */
export const useCloseInTime = (isEnabled: boolean, close: () => void) => {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = isEnabled && !isPointedAt && !isFocused;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(close, readingTime);
    return () => clearTimeout(timer);
    // `close` is a new function on every render, which would restart the timer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it closes the same message
  }, [isRunning]);
  return {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
};
