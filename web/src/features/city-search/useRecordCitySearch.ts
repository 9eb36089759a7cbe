import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRecordCitySearchMutation } from '../../__generated__/useRecordCitySearchMutation.graphql.ts';

/** Gives a function that notes what was searched and which city was chosen. A failure is of no concern to the visitor. */
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
      record({ variables: { input }, onError: () => undefined });
    },
    [record],
  );
};
