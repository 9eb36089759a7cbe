import { builder } from '../../builder/builder.ts';
import { costOfOwnCall, costOfRows } from '../../builder/fieldCost.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { CountryPay } from '../../rest/rows.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { CountryRef, PartnerPlaceRef } from '../refs.ts';
import {
  paidInCurrency,
  payOrder,
  PayRef,
  QuarterPayRef,
  quartersDescription,
  type PaidInCurrency,
} from './pay.ref.ts';

const CityPayRef = builder
  .objectRef<PaidInCurrency<NonNullable<CountryPay['cities']>[number]>>('CityPay')
  .implement({
    description: 'What the offer of a company in a city earns.',
    fields: (t) => ({
      city: t.field({
        type: CityRef,
        description: 'The city.',
        resolve: ({ city }, _args, context, info) => referencedCity(city, info, context),
      }),
      pay: t.expose('pay', {
        type: PayRef,
        nullable: false,
        description: 'The contributions to the offer.',
      }),
    }),
  });

const CountryPayRef = builder.objectRef<CountryPay>('CountryPay').implement({
  description: 'What the live offers of a company earn in a country, in one currency.',
  fields: (t) => ({
    country: t.expose('country', { type: CountryRef, nullable: false, description: 'The country.' }),
    pay: t.field({
      type: PayRef,
      nullable: false,
      description: 'All contributions in the country, at least five.',
      resolve: ({ pay, currency }) => ({ ...pay, currency }),
    }),
    cities: t.field({
      complexity: costOfRows(20),
      type: [CityPayRef],
      nullable: false,
      description: `The cities of the country. ${payOrder}`,
      resolve: ({ cities = [], currency }) => paidInCurrency(cities, currency),
    }),
    quarters: t.field({
      complexity: costOfRows(8),
      type: [QuarterPayRef],
      nullable: false,
      description: quartersDescription,
      resolve: ({ quarters = [], currency }) => paidInCurrency(quarters, currency),
    }),
  }),
});

/** The assumed number of countries of a company with contributions. */
const usualCountries = 10;

builder.objectField(PartnerPlaceRef, 'pay', (t) =>
  t.field({
    complexity: costOfOwnCall(usualCountries),
    type: [CountryPayRef],
    description:
      'What the live offers of the company earn in an hour, in the country of the place, also for a city, or in all countries: one for each country and currency, most contributions first. Empty below five contributions.',
    resolve: ({ partner, countryCode }, _args, { loaders }, info) => {
      const fields = selectedFields(info);
      const parts = ['cities', 'quarters'].filter((part) => fields.has(part));
      return loaders.partners.payOf.load({
        partnerId: partner.id,
        countryCode,
        expand: parts.length === 0 ? undefined : parts.join(','),
      });
    },
  }),
);
