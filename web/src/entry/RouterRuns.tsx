import { useEffect } from 'react';
import { routerRuns } from '../routing/routerRuns.ts';

/**
 * Signals to `inlineScript` that the router now handles Back and Forward and that the page's buttons work. From now on the
 * page shows the cookie notice or removes it.
 */
export function RouterRuns() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset['script'] === 'router') return;
    dataset['script'] = 'router';
    delete dataset['consent'];
    window.dispatchEvent(new Event(routerRuns));
  }, []);
  return null;
}
