import { builder } from '../../builder/builder.ts';
import { costOfOwnCall, costOfRows } from '../../builder/fieldCost.ts';
import type { CountryNetPay } from '../../rest/rows.ts';
import { VehicleRef } from '../jobOffer/jobOfferFilter.ref.ts';
import { CountryRef } from '../refs.ts';
import { MoneyRef, type InCurrency } from '../values/money.ref.ts';
import { NetPayRef } from './netPay.ref.ts';

const VehicleNetPayRef = builder
  .objectRef<InCurrency<CountryNetPay['vehicles'][number]>>('VehicleNetPay')
  .implement({
    description: 'What is left of the mean of a country with a vehicle.',
    fields: (t) => ({
      vehicle: t.expose('vehicle', {
        type: VehicleRef,
        nullable: false,
        description: 'What the work needs at least.',
      }),
      net: t.field({
        type: NetPayRef,
        nullable: false,
        description: 'What is left.',
        resolve: ({ net, currency }) => ({ ...net, currency }),
      }),
    }),
  });

const CountryNetPayRef = builder.objectRef<CountryNetPay>('CountryNetPay').implement({
  description: 'What the live offers of a country earn on average, and what is left of it.',
  fields: (t) => ({
    country: t.expose('country', { type: CountryRef, nullable: false, description: 'The country.' }),
    average: t.field({
      type: MoneyRef,
      nullable: false,
      description: 'The mean of reported hourly earnings, in the currency with most contributions.',
      resolve: ({ avg: amount, currency }) => ({ amount, currency }),
    }),
    count: t.exposeInt('count', {
      nullable: false,
      description: 'The number of contributions that count, at least five.',
    }),
    vehicles: t.field({
      complexity: costOfRows(4),
      type: [VehicleNetPayRef],
      nullable: false,
      description: 'By vehicle, each of them once. Empty if nothing is known of tax in the country.',
      resolve: ({ vehicles, currency }) => vehicles.map((row) => ({ ...row, currency })),
    }),
  }),
});

builder.queryField('netPayByCountry', (t) =>
  t.field({
    complexity: costOfOwnCall(30),
    type: [CountryNetPayRef],
    description:
      'Countries with five contributions or more, by their code: to estimate what is left of any pay.',
    resolve: (_query, _args, { loaders }) => loaders.site.netPayByCountry.load('all'),
  }),
);
