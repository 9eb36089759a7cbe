import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { recordEvent } from '../../browser/recordEvent.ts';
import type { useRecordCitySearchMutation } from '../../__generated__/useRecordCitySearchMutation.graphql.ts';

/** Returns a function that records a search and the chosen city. Failures are not shown to the visitor. */
export const useRecordCitySearch = (): ((query: string, cityId?: string) => void) => {
  const [record] = useMutation<useRecordCitySearchMutation>(graphql`
    mutation useRecordCitySearchMutation($input: RecordCitySearchInput!) {
      recordCitySearch(input: $input) {
        recorded
      }
    }
  `);
  return useCallback(
    (query, cityId) => {
      const input = cityId === undefined ? { query } : { query, cityId };
      recordEvent('search', { search_term: query, city: cityId ?? null });
      record({ variables: { input }, onError: () => undefined });
    },
    [record],
  );
};
