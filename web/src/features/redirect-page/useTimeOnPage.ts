import { useEffect } from 'react';

/**
 * Measures how long a page was open, in seconds, until the visitor leaves it. The value is recorded in the browser's
 * performance timeline under the name `time-on-page:{page}`, where analytics can read it once it is allowed.
 */
export const useTimeOnPage = (page: string): void => {
  useEffect(() => {
    const start = performance.now();
    let recorded = false;
    const record = () => {
      if (recorded) return;
      recorded = true;
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      performance.measure(`time-on-page:${page}`, { start, detail: { seconds } });
    };
    window.addEventListener('pagehide', record);
    return () => {
      window.removeEventListener('pagehide', record);
      record();
    };
  }, [page]);
};
