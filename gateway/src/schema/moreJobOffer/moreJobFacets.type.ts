import { builder } from '../../builder/builder.ts';
import { selectedFields } from '../../builder/selection.ts';
import { costOfRows, costOfSearch } from '../../builder/fieldCost.ts';
import type { MoreJobFacets } from '../../rest/rows.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { CountryRef } from '../refs.ts';
import { MoreJobFilterInput, MoreJobFilterNameRef, moreJobFilterOf } from './moreJobFilter.ref.ts';

const counted = 'The number of offers there; a lower bound if `isExact` is false.';

const CountryFacetRef = builder
  .objectRef<MoreJobFacets['countries'][number]>('MoreJobCountryFacet')
  .implement({
    description: 'A country to filter full-time offers by.',
    fields: (t) => ({
      country: t.field({
        type: CountryRef,
        nullable: false,
        description: 'The country.',
        resolve: ({ countryCode, name }) => ({ countryCode, name }),
      }),
      count: t.exposeInt('count', { nullable: false, description: counted }),
    }),
  });

const StateFacetRef = builder.objectRef<MoreJobFacets['states'][number]>('MoreJobStateFacet').implement({
  description: 'A state to filter full-time offers by.',
  fields: (t) => ({
    state: t.exposeString('state', { nullable: false, description: 'Two letters, upper case: `NY`.' }),
    countryCode: t.exposeString('countryCode', {
      nullable: false,
      description: 'Its country, ISO 3166-1 alpha-2: `DE`.',
    }),
    count: t.exposeInt('count', { nullable: false, description: counted }),
  }),
});

const CityFacetRef = builder.objectRef<MoreJobFacets['cities'][number]>('MoreJobCityFacet').implement({
  description: 'A city to filter full-time offers by.',
  fields: (t) => ({
    city: t.field({
      type: CityRef,
      description: 'The city.',
      resolve: ({ city }, _args, context, info) => referencedCity(city, info, context),
    }),
    state: t.exposeString('state', {
      description:
        'Its state, two letters: `NY`. Null in countries where names of cities do not include one.',
    }),
    countryCode: t.exposeString('countryCode', {
      nullable: false,
      description: 'Its country, ISO 3166-1 alpha-2: `DE`.',
    }),
    count: t.exposeInt('count', { nullable: false, description: counted }),
    isAsked: t.exposeBoolean('isAsked', {
      nullable: false,
      description: 'Whether it is the city of `citySlug`, which may be a slug of another language.',
    }),
  }),
});

const FilterChoiceRef = builder
  .objectRef<NonNullable<MoreJobFacets['choices']>[number]>('MoreJobFilterChoice')
  .implement({
    description: 'A value of a field of `MoreJobFilter` that some of the offers fulfil.',
    fields: (t) => ({
      filter: t.expose('filter', {
        type: MoreJobFilterNameRef,
        nullable: false,
        description: 'The field.',
      }),
      value: t.exposeString('value', {
        nullable: false,
        description: 'The value, written as in addresses of the site: `permanent`, `2500`, `7`, `25`.',
      }),
      count: t.exposeInt('count', {
        nullable: false,
        description:
          'The number of offers left by it, may be 0; a lower bound beyond 10,000 offers of the place.',
      }),
    }),
  });

const MoreJobFacetsRef = builder.objectRef<MoreJobFacets>('MoreJobFacets').implement({
  description: 'The countries, states and cities of full-time offers, to narrow or widen a search.',
  fields: (t) => ({
    countries: t.field({
      type: [CountryFacetRef],
      nullable: false,
      description: 'Countries with offers for the keyword, most offers first, and the requested country.',
      resolve: (facets) => facets.countries,
    }),
    states: t.field({
      type: [StateFacetRef],
      complexity: costOfRows(50),
      nullable: false,
      description:
        'States of the requested country or of all countries, most offers first, and the requested state.',
      resolve: (facets) => facets.states,
    }),
    cities: t.field({
      type: [CityFacetRef],
      complexity: costOfRows(50),
      nullable: false,
      description:
        'The cities with most offers within the requested state and country, at most 50, and the requested city.',
      resolve: (facets) => facets.cities,
    }),
    everywhere: t.exposeInt('everywhere', {
      nullable: false,
      description: 'The number of offers for the keyword everywhere.',
    }),
    withoutKeyword: t.exposeInt('withoutKeyword', {
      description: 'If the keyword finds nothing: the number of offers in the place without it. Else null.',
    }),
    choices: t.field({
      type: [FilterChoiceRef],
      complexity: costOfRows(20),
      nullable: false,
      description:
        'Values to filter by, each counted without its own field of the filter. Amounts, in the currency of the offers, divide them into four parts; there are none if they have several currencies, and no radius without `citySlug`.',
      resolve: ({ choices }) => choices ?? [],
    }),
    currency: t.expose('currency', {
      type: 'CurrencyCode',
      description:
        'The currency of the amounts among the choices, ISO 4217: `EUR`. Null when the offers have several, or none.',
    }),
    isExact: t.exposeBoolean('isExact', {
      nullable: false,
      description: 'Whether all offers were counted; if false, there are more than the counts.',
    }),
  }),
});

builder.queryField('moreJobFacets', (t) =>
  t.field({
    type: MoreJobFacetsRef,
    complexity: costOfSearch,
    description:
      'The numbers of live full-time offers of a search by country, state and city, whatever its filter, and what else it can be filtered by.',
    args: {
      citySlug: t.arg.string({
        description: 'The city to search in, by its slug in any language: `berlin`.',
      }),
      state: t.arg.string({ description: 'The state to search in, two letters in any case: `ny`.' }),
      countryCode: t.arg.string({ description: 'The country to search in, ISO 3166-1 alpha-2: `DE`.' }),
      keyword: t.arg.string({
        description:
          'Words that the title or description must all contain, at most 200 characters: `night driver`.',
      }),
      filter: t.arg({
        type: MoreJobFilterInput,
        description: 'What the offers that the choices count must fulfil as well.',
      }),
    },
    resolve: (_query, { filter, ...place }, { language, loaders }, info) => {
      const fields = selectedFields(info);
      return loaders.moreJobs.moreJobFacets.load({
        ...place,
        filter: moreJobFilterOf(filter),
        language,
        expand: fields.has('choices') || fields.has('currency') ? 'choices' : '',
      });
    },
  }),
);
