import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { recordEvent } from '../../browser/recordEvent.ts';

/** Returns a function that records a search and the chosen city. Failures are not shown to the visitor. */
export const useRecordCitySearch = (): ((query: string, cityId?: string) => void) => {
  const environment = useRelayEnvironment();
  return useCallback(
    (query, cityId) => {
      recordEvent('search', { search_term: query, city: cityId ?? null });
      // Loaded late, because the start page needs none of it before.
      void import('./sendCitySearch.ts')
        .then(({ sendCitySearch }) =>
          sendCitySearch(environment, cityId === undefined ? { query } : { query, cityId }),
        )
        .catch(() => undefined);
    },
    [environment],
  );
};
