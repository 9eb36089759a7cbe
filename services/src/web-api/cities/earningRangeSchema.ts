import { Type } from 'typebox';
import { listOf } from '../../rest/listOf.ts';

const EarningRange = Type.Object(
  {
    currency: Type.String({ description: 'ISO 4217.' }),
    lowest: Type.Number({
      minimum: 0,
      description: 'The lowest mean of an offer, per hour, in units of the currency.',
    }),
    highest: Type.Number({
      minimum: 0,
      description: 'The highest mean of an offer, per hour, in units of the currency.',
    }),
  },
  { title: 'EarningRange', description: 'The range of the hourly earnings of offers in one currency.' },
);

export const CityEarningRanges = Type.Object(
  {
    id: Type.Integer({ description: 'The id of the city.' }),
    ranges: Type.Array(EarningRange, {
      description: 'One range for each currency with contributions, at least one, by currency.',
    }),
  },
  { title: 'CityEarningRanges', description: 'What the live offers of a city earn.' },
);

export const CityEarningRangesList = listOf(CityEarningRanges, 'CityEarningRangesList');
