import { Type } from 'typebox';
import { nullableString } from '../rest/nullable.ts';
import { CityReference, Country } from '../rest/references.ts';

const count = Type.Integer({
  minimum: 0,
  description: 'How many offers one gets there; at least so many where isExact is false.',
});

const CountryFacet = Type.Object(
  { ...Country.properties, count },
  { title: 'CountryFacet', description: 'A country and how many of the offers are there.' },
);

const StateFacet = Type.Object(
  {
    state: Type.String({ description: 'Two letters.' }),
    countryCode: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
    count,
  },
  { title: 'StateFacet', description: 'A state and how many of the offers are there.' },
);

export const CityFacet = Type.Object(
  {
    city: CityReference,
    state: nullableString({ description: 'Two letters, where the country has states.' }),
    countryCode: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
    count,
    isAsked: Type.Boolean({
      description: 'Whether it is the city asked for, whose slug may be of another language.',
    }),
  },
  { title: 'CityFacet', description: 'A city and how many of the offers are there.' },
);

export const MoreJobFacets = Type.Object(
  {
    countries: Type.Array(CountryFacet, {
      description: 'Every country with offers of the keyword, most offers first, and the one asked for.',
    }),
    states: Type.Array(StateFacet, {
      description:
        'Every state of the country asked for, or of all, most offers first, and the one asked for.',
    }),
    cities: Type.Array(CityFacet, {
      description:
        'The cities with most offers within the state and country asked for, at most 50, and the one asked for.',
    }),
    everywhere: Type.Integer({
      minimum: 0,
      description: 'How many offers of the keyword there are anywhere.',
    }),
    withoutKeyword: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 0,
      description: 'Where the keyword finds nothing: how many offers the place has without it. Else null.',
    }),
    isExact: Type.Boolean({ description: 'false: counting ended early, there are more than these.' }),
  },
  { title: 'MoreJobFacets', description: 'Where full-time offers are, to narrow or widen a search.' },
);
