import { useEffect } from 'react';

/** Tells the script in the page itself that from now on the router answers Back and Forward. */
export function RouterRuns() {
  useEffect(() => {
    document.documentElement.dataset['script'] = 'router';
  }, []);
  return null;
}
