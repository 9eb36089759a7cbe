import { Type } from 'typebox';
import { expandParam } from '../../rest/expand.ts';
import { idOf } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { found } from '../../rest/problem.ts';
import { CountryNetPayList } from './countryNetPay.ts';
import { CategoryPayList, CountryPayList } from './paySchema.ts';

const rule =
  'Medians of reported hourly earnings of the live offers, from the contributions that count; where there are fewer than five, nothing is listed. An unknown id has none.';

export const listCategoryPay = operation('GET', '/cities/:id/categories/:category_id/pay', {
  operationId: 'listCategoryPay',
  summary: 'List what a category of a city earns, by currency',
  description: `${rule} The currency with most contributions comes first.`,
  params: Type.Object({ id: idOf('city'), category_id: idOf('category') }),
  response: found(CategoryPayList),
});

export const listPartnerPay = operation('GET', '/partners/:id/pay', {
  operationId: 'listPartnerPay',
  summary: 'List what the offers of a partner earn, by country and currency',
  description: `${rule} The country with most contributions comes first.`,
  params: Type.Object({ id: idOf('partner') }),
  querystring: Type.Object({
    country_code: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z]{2}$',
        description: 'Only this country: ISO 3166-1 alpha-2, in any case.',
      }),
    ),
    expand: expandParam(['cities', 'quarters']),
  }),
  response: found(CountryPayList),
});

export const listCountryNetPay = operation('GET', '/countries/net-pay', {
  operationId: 'listCountryNetPay',
  summary: 'List what gigs earn on average by country, and what is left of it by vehicle',
  description:
    'Countries with five contributions or more that count, by their code. Of several currencies, the one with most contributions.',
  response: found(CountryNetPayList),
});
