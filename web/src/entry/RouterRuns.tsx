import { useEffect } from 'react';

/** Tells `inlineScript` that the router now handles Back and Forward. */
export function RouterRuns() {
  useEffect(() => {
    document.documentElement.dataset['script'] = 'router';
  }, []);
  return null;
}
