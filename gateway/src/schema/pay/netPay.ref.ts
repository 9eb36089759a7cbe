import { builder } from '../../builder/builder.ts';
import type { NetPay } from '../../rest/rows.ts';
import { MoneyRef, type InCurrency } from '../values/money.ref.ts';

export const NetPayRef = builder.objectRef<InCurrency<NetPay>>('NetPay').implement({
  description:
    'What is left of the mean of an hour after costs and tax that are usual in the country: an estimate with public figures, before fees of the company.',
  fields: (t) => ({
    hourly: t.field({
      type: MoneyRef,
      nullable: false,
      description: 'What is left; negative if the costs are higher than the mean.',
      resolve: ({ avg, currency }) => ({ amount: avg, currency }),
    }),
    costs: t.field({
      type: MoneyRef,
      nullable: false,
      description:
        'What the vehicle costs in an hour: 15 kilometres with a car or a scooter, 10 with a bike, at what the tax authority accepts for a kilometre. 0 without a vehicle, or if the authority accepts nothing.',
      resolve: ({ costs, currency }) => ({ amount: costs, currency }),
    }),
    taxPercent: t.exposeFloat('tax', {
      nullable: false,
      description: 'Income tax and social contributions in percent of the pay after costs, 0 to 100.',
    }),
    sources: t.exposeStringList('sources', {
      nullable: false,
      description: 'Where the tax and, if there are any, the costs come from: `OECD, Taxing Wages 2025`.',
    }),
  }),
});
