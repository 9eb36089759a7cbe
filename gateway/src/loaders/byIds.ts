import type { RestCall } from '../rest/call.ts';
import type { RestHelper } from '../rest/restHelper.ts';
import type { Page } from '../rest/rows.ts';
import { byKey } from './byKey.ts';

/** Rows by their ids, of a list of the web API that takes `ids`; an id without a row gives null. */
export const byIds = <Row extends { readonly id: number }>(
  rest: RestHelper,
  { query, ...call }: Omit<RestCall, 'target'>,
) =>
  byKey(
    (row: Row) => row.id,
    async (ids) => {
      const page = await rest.load<Page<Row>>({
        target: 'webApi',
        ...call,
        query: { ids: ids.join(','), ...query },
      });
      return page?.items ?? [];
    },
  );
