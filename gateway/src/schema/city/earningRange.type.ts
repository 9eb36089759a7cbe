import { builder } from '../../builder/builder.ts';
import { costOfFigure } from '../../builder/fieldCost.ts';
import type { EarningRange } from '../../rest/rows.ts';
import { CityRef } from './city.ref.ts';

const EarningRangeRef = builder.objectRef<EarningRange>('EarningRange').implement({
  description:
    'The range in which the hourly earnings of offers lie, as reported by people who did the gigs.',
  fields: (t) => ({
    currency: t.exposeString('currency', { nullable: false, description: 'ISO 4217: `EUR`.' }),
    lowest: t.exposeFloat('lowest', {
      nullable: false,
      description: 'The lowest mean of an offer, per hour, in `currency`.',
    }),
    highest: t.exposeFloat('highest', {
      nullable: false,
      description: 'The highest mean of an offer, per hour, in `currency`.',
    }),
  }),
});

/** The offers of a city have one currency, or two near a border. */
const usualCurrencies = 2;

builder.objectField(CityRef, 'earningRanges', (t) =>
  t.field({
    complexity: { field: costOfFigure, multiplier: usualCurrencies },
    type: [EarningRangeRef],
    description:
      'What the live and valid offers of the city earn: one range for each currency, of the `avg` of their `earning`. Empty without contributions, and for bots.',
    resolve: async (city, _args, { bot, loaders }) =>
      bot ? [] : ((await loaders.cities.earningRangesByCityId.load(city.id))?.ranges ?? []),
  }),
);
