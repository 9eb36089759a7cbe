import { Type } from 'typebox';
import { nullableInteger, nullableString } from '../rest/nullable.ts';
import { MoreJobChoices } from './moreJobChoices.ts';
import { CityReference, Country } from '../rest/references.ts';

const count = Type.Integer({
  minimum: 0,
  description: 'Number of offers; a lower bound if isExact is false.',
});

const CountryFacet = Type.Object(
  { ...Country.properties, count },
  { title: 'CountryFacet', description: 'A country and its number of offers.' },
);

const StateFacet = Type.Object(
  {
    state: Type.String({ description: 'Two letters.' }),
    countryCode: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
    count,
  },
  { title: 'StateFacet', description: 'A state and its number of offers.' },
);

export const CityFacet = Type.Object(
  {
    city: CityReference,
    state: nullableString({
      description: 'Two letters; null in countries where names of cities do not include one.',
    }),
    countryCode: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
    count,
    isAsked: Type.Boolean({
      description: 'Whether it is the requested city, whose slug may be in another language.',
    }),
  },
  { title: 'CityFacet', description: 'A city and its number of offers.' },
);

export const MoreJobFacets = Type.Object(
  {
    countries: Type.Array(CountryFacet, {
      description: 'Every country with matching offers, most offers first, and the requested one.',
    }),
    states: Type.Array(StateFacet, {
      description:
        'Every state of the requested country, or of all countries, most offers first, and the requested one.',
    }),
    cities: Type.Array(CityFacet, {
      description:
        'The 50 cities with the most offers in the requested state and country, and the requested one.',
    }),
    everywhere: Type.Integer({
      minimum: 0,
      description: 'Number of offers that match the keyword anywhere.',
    }),
    withoutKeyword: nullableInteger({
      minimum: 0,
      description:
        'If the keyword finds no offers in the requested country, state and city: the number of offers there without the keyword. Otherwise null.',
    }),
    isExact: Type.Boolean({ description: 'false: counting stopped early, and there are more offers.' }),
    ...MoreJobChoices.properties,
  },
  {
    title: 'MoreJobFacets',
    description: 'Numbers of full-time offers by country, state and city, to narrow or widen a search.',
  },
);
