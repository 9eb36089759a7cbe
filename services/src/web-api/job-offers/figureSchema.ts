import { Type } from 'typebox';
import { listOf } from '../../rest/listOf.ts';
import { nullableNumber, nullableString } from '../../rest/nullable.ts';

const count = Type.Integer({ minimum: 0, description: 'Number of contributions that count.' });

const latest = Type.Optional(
  nullableString({
    format: 'date',
    description: 'The day of the newest contribution, in UTC; null without contributions.',
  }),
);

const quartile = (share: string) =>
  Type.Optional(
    nullableNumber({
      minimum: 0,
      description: `The amount below which ${share} of the contributions are, in units of the currency; null below five contributions.`,
    }),
  );

/** A mean of reported amounts. */
const amount = {
  avg: nullableNumber({
    minimum: 0,
    description: 'The mean in units of the currency; null without contributions.',
  }),
  lowerQuartile: quartile('a quarter'),
  upperQuartile: quartile('three quarters'),
  count,
  currency: Type.String({ description: 'ISO 4217.' }),
  latest,
};

export const CostToStart = Type.Object(amount, {
  title: 'CostToStart',
  description: 'The mean of reported costs before the first gig.',
});

export const NetPay = Type.Object(
  {
    avg: Type.Number({
      description:
        'What is left of the mean of an hour, in units of the currency; negative if the costs are higher.',
    }),
    costs: Type.Number({
      minimum: 0,
      description: 'What the vehicle costs in an hour, in units of the currency; 0 without one.',
    }),
    tax: Type.Number({
      minimum: 0,
      maximum: 100,
      description: 'Income tax and social contributions in percent of the pay after costs.',
    }),
    sources: Type.Array(Type.String(), {
      minItems: 1,
      description: 'Where the tax and, if there are any, the costs come from.',
    }),
  },
  {
    title: 'NetPay',
    description: 'What is left of the mean after costs and tax that are usual in the country.',
  },
);

export const Earning = Type.Object(
  {
    ...amount,
    net: Type.Optional(
      Type.Union([NetPay, Type.Null()], {
        description:
          'What is left of the mean; null without contributions, or if nothing is known of the country.',
      }),
    ),
  },
  { title: 'Earning', description: 'The mean of reported hourly earnings.' },
);

const plausibleRange = (of: string) =>
  Type.Union(
    [
      Type.Object(
        {
          lowest: Type.Number({ minimum: 0, description: 'The lowest amount that is accepted.' }),
          highest: Type.Number({ minimum: 0, description: 'The highest amount that is accepted.' }),
        },
        { title: 'PlausibleRange', description: 'A range of amounts, in units of the currency.' },
      ),
      Type.Null(),
    ],
    { description: `${of}; null if amounts in the currency are not accepted.` },
  );

export const PlausibleAmounts = Type.Object(
  {
    currency: Type.String({ description: 'ISO 4217: the currency of the offer.' }),
    earning: plausibleRange('Earnings in an hour'),
    costToStart: plausibleRange('Costs before the first gig'),
  },
  {
    title: 'PlausibleAmounts',
    description:
      'The amounts that are plausible in the currency and the country of an offer. A contribution of any other amount is a 422.',
  },
);

const percent = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });

export const SignUpTime = Type.Object(
  {
    count,
    latest,
    days: Type.Optional(
      nullableNumber({
        minimum: 0,
        description:
          'The average in days, of 1, 2.5, 7, 14 and 30 for the answers; null without contributions. Lists are sorted by it.',
      }),
    ),
    percents: Type.Object(
      {
        '1_day': percent('Up to one day.'),
        '2_3_days': percent('Two or three days.'),
        '1_week': percent('About a week.'),
        '2_weeks': percent('About two weeks.'),
        longer: percent('Longer.'),
      },
      { description: 'The share of each answer in percent; all 0 without contributions.' },
    ),
  },
  { title: 'SignUpTime', description: 'Reported sign-up times.' },
);

export const CustomerAvailability = Type.Object(
  {
    count,
    latest,
    percents: Type.Object(
      { low: percent('Few customers.'), medium: percent('Enough.'), high: percent('Many.') },
      { description: 'The share of each answer in percent; all 0 without contributions.' },
    ),
  },
  { title: 'CustomerAvailability', description: 'Reported numbers of customers.' },
);

export const Product = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    description: nullableString(),
    image: nullableString({ description: 'The path of the picture at the image service.' }),
    url: Type.String({ description: 'The page of a shop.' }),
    price: nullableNumber({
      minimum: 0,
      description: 'In units of the currency; null when free or unknown.',
    }),
    currency: nullableString({ description: 'ISO 4217.' }),
  },
  { title: 'Product', description: 'Equipment or a service that a gig needs.' },
);

export const ProductList = listOf(Product, 'ProductList');
