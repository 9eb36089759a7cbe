import { builder } from '../../builder/builder.ts';
import type { PartnerCategory } from '../../rest/rows.ts';
import { CategoryRef } from '../category/category.ref.ts';
import { PartnerConnectionRef, type PartnerConnection } from './partner.ref.ts';

const PartnerCategoryRef = builder.objectRef<PartnerCategory>('PartnerCategory').implement({
  description: 'A category to filter companies by.',
  fields: (t) => ({
    category: t.expose('category', {
      type: CategoryRef,
      nullable: false,
      description: 'The category.',
    }),
    partnersCount: t.exposeInt('partnersCount', {
      nullable: false,
      description: 'The number of companies with live offers of it, at least one.',
    }),
  }),
});

builder.objectField(PartnerConnectionRef, 'categories', (t) =>
  t.field({
    type: [PartnerCategoryRef],
    description: 'The values for the `category` filter, most companies first. Null when unknown.',
    resolve: ({ categories }: PartnerConnection) => categories ?? null,
  }),
);
