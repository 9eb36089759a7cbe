import { builder } from '../../builder/builder.ts';
import { costOfRows, costOfSearch } from '../../builder/fieldCost.ts';
import type { MoreJobFacets } from '../../rest/rows.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { CountryRef } from '../refs.ts';

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
    description: 'The numbers of live full-time offers of a search by country, state and city.',
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
    },
    resolve: (_query, place, { language, loaders }) =>
      loaders.moreJobs.moreJobFacets.load({ ...place, language }),
  }),
);
