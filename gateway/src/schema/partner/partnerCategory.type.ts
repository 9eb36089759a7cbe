import { builder } from '../../builder/builder.ts';
import type { PartnerCategory } from '../../rest/rows.ts';
import { CategoryRef } from '../category/category.ref.ts';
import { PartnerConnectionRef, type PartnerConnection } from './partner.ref.ts';

const PartnerCategoryRef = builder.objectRef<PartnerCategory>('PartnerCategory').implement({
  description: 'A category by which companies can be told apart.',
  fields: (t) => ({
    category: t.field({
      type: CategoryRef,
      nullable: false,
      description: 'The kind of gig.',
      resolve: (counted) => counted.category,
    }),
    partnersCount: t.exposeInt('partnersCount', {
      nullable: false,
      description: 'How many companies have live offers of it, at least one.',
    }),
  }),
});

builder.objectField(PartnerConnectionRef, 'categories', (t) =>
  t.field({
    type: [PartnerCategoryRef],
    description:
      'The categories that `category` can choose among, most companies first. Null when not known.',
    resolve: ({ categories }: PartnerConnection) => categories ?? null,
  }),
);
