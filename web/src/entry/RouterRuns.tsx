import { useEffect } from 'react';

/** Signals to `inlineScript` that the router now handles Back and Forward. */
export function RouterRuns() {
  useEffect(() => {
    document.documentElement.dataset['script'] = 'router';
  }, []);
  return null;
}
