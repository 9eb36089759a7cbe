import { Type } from 'typebox';
import { minSpread } from '../../counting/figureExpressions.ts';
import { listOf } from '../../rest/listOf.ts';
import { CityReference, Country, PartnerReference } from '../../rest/references.ts';

const Pay = Type.Object(
  {
    median: Type.Number({
      minimum: 0,
      description: 'The amount in an hour that half of the contributions exceed, in units of the currency.',
    }),
    count: Type.Integer({ minimum: 1, description: 'Number of contributions that count.' }),
  },
  { title: 'Pay', description: 'The median of reported hourly earnings.' },
);

const currency = Type.String({ description: 'ISO 4217: the currency of all amounts below.' });

const order = `Those with ${minSpread} contributions or more by their median, highest first, then the others by the number of contributions. At most 50.`;

const latestQuarters = `The latest eight quarters with ${minSpread} contributions or more, oldest first.`;

const quarters = (description: string) =>
  Type.Array(
    Type.Object(
      {
        start: Type.String({ format: 'date', description: 'The first day of the quarter, in UTC.' }),
        pay: Pay,
      },
      { title: 'QuarterPay', description: 'The contributions of a quarter of a year.' },
    ),
    { description },
  );

export const CategoryPay = Type.Object(
  {
    currency,
    inCity: Pay,
    inCountry: Pay,
    partners: Type.Array(
      Type.Object(
        { partner: PartnerReference, pay: Pay },
        { title: 'PartnerPay', description: 'What the offer of a partner earns.' },
      ),
      { description: `The partners in the city. ${order}` },
    ),
    quarters: quarters(latestQuarters),
  },
  {
    title: 'CategoryPay',
    description: 'What the live offers of a category in a city earn, in one currency.',
  },
);

export const CategoryPayList = listOf(CategoryPay, 'CategoryPayList');

export const CountryPay = Type.Object(
  {
    country: Country,
    currency,
    pay: Pay,
    cities: Type.Optional(
      Type.Array(
        Type.Object(
          { city: CityReference, pay: Pay },
          { title: 'CityPay', description: 'What the offer of the partner in a city earns.' },
        ),
        { description: `With expand=cities: the cities. ${order}` },
      ),
    ),
    quarters: Type.Optional(quarters(`With expand=quarters: ${latestQuarters}`)),
  },
  {
    title: 'CountryPay',
    description: 'What the live offers of a partner earn in a country, in one currency.',
  },
);

export const CountryPayList = listOf(CountryPay, 'CountryPayList');
