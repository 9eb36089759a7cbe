import { operation } from '../../rest/operation.ts';
import { found } from '../../rest/problem.ts';
import { SiteTotals } from './siteTotalsQuery.ts';

export const getSiteTotals = operation('GET', '/site-totals', {
  operationId: 'getSiteTotals',
  summary: 'Count the gigs, cities, companies, contributions and reviews of the site',
  response: found(SiteTotals),
});
