import { builder } from '../../builder/builder.ts';
import { costOfOwnCall, costOfRows } from '../../builder/fieldCost.ts';
import type { CategoryPay } from '../../rest/rows.ts';
import { PartnerRef, referencedPartner } from '../partner/partner.ref.ts';
import { CityCategoryRef } from '../refs.ts';
import {
  paidInCurrency,
  payOrder,
  PayRef,
  QuarterPayRef,
  quartersDescription,
  type PaidInCurrency,
} from './pay.ref.ts';

const PartnerPayRef = builder
  .objectRef<PaidInCurrency<CategoryPay['partners'][number]>>('PartnerPay')
  .implement({
    description: 'What the offer of a company earns.',
    fields: (t) => ({
      partner: t.field({
        type: PartnerRef,
        description: 'The company.',
        resolve: ({ partner }, _args, context, info) => referencedPartner(partner, info, context),
      }),
      pay: t.expose('pay', {
        type: PayRef,
        nullable: false,
        description: 'The contributions to the offer.',
      }),
    }),
  });

const CategoryPayRef = builder.objectRef<CategoryPay>('CategoryPay').implement({
  description: 'What the live offers of a category in a city earn, in one currency.',
  fields: (t) => ({
    inCity: t.field({
      type: PayRef,
      nullable: false,
      description: 'All contributions in the city, at least five.',
      resolve: ({ inCity, currency }) => ({ ...inCity, currency }),
    }),
    inCountry: t.field({
      type: PayRef,
      nullable: false,
      description: 'All contributions about the category in the country, to compare with.',
      resolve: ({ inCountry, currency }) => ({ ...inCountry, currency }),
    }),
    partners: t.field({
      complexity: costOfRows(20),
      type: [PartnerPayRef],
      nullable: false,
      description: `The companies in the city. ${payOrder}`,
      resolve: ({ partners, currency }) => paidInCurrency(partners, currency),
    }),
    quarters: t.field({
      complexity: costOfRows(8),
      type: [QuarterPayRef],
      nullable: false,
      description: quartersDescription,
      resolve: ({ quarters, currency }) => paidInCurrency(quarters, currency),
    }),
  }),
});

builder.objectField(CityCategoryRef, 'pay', (t) =>
  t.field({
    complexity: costOfOwnCall(1),
    type: [CategoryPayRef],
    description:
      'What its live offers earn in an hour: one for each currency, the one with most contributions first. Empty below five contributions.',
    resolve: ({ city, category }, _args, { loaders }) =>
      loaders.cityCategories.payOf.load({ cityId: city.id, categoryId: category.id }),
  }),
);
