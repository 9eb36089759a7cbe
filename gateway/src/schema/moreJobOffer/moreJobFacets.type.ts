import { builder } from '../../builder/builder.ts';
import { costOfRows, costOfSearch } from '../../builder/fieldCost.ts';
import type { MoreJobFacets } from '../../rest/rows.ts';
import { CityRef, namedCity } from '../city/city.ref.ts';
import { CountryRef } from '../country/country.ref.ts';

const counted = 'How many offers one gets there; at least so many where `isExact` is false.';

const CountryFacetRef = builder
  .objectRef<MoreJobFacets['countries'][number]>('MoreJobCountryFacet')
  .implement({
    description: 'A country that full-time offers can be narrowed to.',
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
  description: 'A state that full-time offers can be narrowed to.',
  fields: (t) => ({
    state: t.exposeString('state', { nullable: false, description: 'Two letters, upper case: `NY`.' }),
    countryCode: t.exposeString('countryCode', {
      nullable: false,
      description: 'The country it is in, ISO 3166-1 alpha-2: `DE`.',
    }),
    count: t.exposeInt('count', { nullable: false, description: counted }),
  }),
});

const CityFacetRef = builder.objectRef<MoreJobFacets['cities'][number]>('MoreJobCityFacet').implement({
  description: 'A city that full-time offers can be narrowed to.',
  fields: (t) => ({
    city: t.field({
      type: CityRef,
      description: 'The city.',
      resolve: ({ city }, _args, context, info) => namedCity(city, info, context),
    }),
    state: t.exposeString('state', {
      description: 'The state it is in, two letters: `NY`. Null where there are none.',
    }),
    countryCode: t.exposeString('countryCode', {
      nullable: false,
      description: 'The country it is in, ISO 3166-1 alpha-2: `DE`.',
    }),
    count: t.exposeInt('count', { nullable: false, description: counted }),
    isAsked: t.exposeBoolean('isAsked', {
      nullable: false,
      description: 'Whether it is the city of `citySlug`, which may be a slug of another language.',
    }),
  }),
});

const MoreJobFacetsRef = builder.objectRef<MoreJobFacets>('MoreJobFacets').implement({
  description: 'Where full-time offers are, to narrow or widen a search.',
  fields: (t) => ({
    countries: t.field({
      type: [CountryFacetRef],
      nullable: false,
      description: 'Countries with offers of the keyword, most offers first, and the one asked for.',
      resolve: (facets) => facets.countries,
    }),
    states: t.field({
      type: [StateFacetRef],
      complexity: costOfRows(50),
      nullable: false,
      description:
        'States within the country asked for, or of all, most offers first, and the one asked for.',
      resolve: (facets) => facets.states,
    }),
    cities: t.field({
      type: [CityFacetRef],
      complexity: costOfRows(50),
      nullable: false,
      description:
        'The cities with most offers within the state and country asked for, at most 50, and the one asked for.',
      resolve: (facets) => facets.cities,
    }),
    everywhere: t.exposeInt('everywhere', {
      nullable: false,
      description: 'How many offers of the keyword there are anywhere.',
    }),
    withoutKeyword: t.exposeInt('withoutKeyword', {
      description: 'Where the keyword finds nothing: how many offers the place has without it. Else null.',
    }),
    isExact: t.exposeBoolean('isExact', {
      nullable: false,
      description: 'Whether everything was counted; false: there are more than the counts say.',
    }),
  }),
});

builder.queryField('moreJobFacets', (t) =>
  t.field({
    type: MoreJobFacetsRef,
    complexity: costOfSearch,
    description: 'How many live full-time offers of a search are in each country, state and city.',
    args: {
      citySlug: t.arg.string({ description: 'The city searched in, by its slug in any language: `berlin`.' }),
      state: t.arg.string({ description: 'The state searched in, two letters in any case: `ny`.' }),
      countryCode: t.arg.string({ description: 'The country searched in, ISO 3166-1 alpha-2: `DE`.' }),
      keyword: t.arg.string({
        description:
          'Words that must all stand in the title or the description, at most 200 characters: `night driver`.',
      }),
    },
    resolve: (_query, place, { language, loaders }) =>
      loaders.moreJobs.moreJobFacets.load({ ...place, language }),
  }),
);
