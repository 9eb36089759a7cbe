import { useEffect } from 'react';
import { recordEvent } from '../../browser/recordEvent.ts';

/** Records how long a page was open, in seconds, when the visitor leaves it. */
export const useTimeOnPage = (page: string): void => {
  useEffect(() => {
    const start = performance.now();
    let recorded = false;
    const record = () => {
      if (recorded) return;
      recorded = true;
      recordEvent('time_on_page', { page, seconds: Math.round((performance.now() - start) / 100) / 10 });
    };
    window.addEventListener('pagehide', record);
    return () => {
      window.removeEventListener('pagehide', record);
      record();
    };
  }, [page]);
};
