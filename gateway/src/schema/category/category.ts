import { CategoryRef } from '../refs.ts';
import { builder } from '../../builder/builder.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import { picture, PictureRef } from '../values/picture.ref.ts';
import { allCategories } from './category.ref.ts';
import { costOfTwoSearches } from '../../builder/fieldCost.ts';

builder.node(CategoryRef, {
  description: 'A kind of gig, such as delivery or babysitting.',
  id: { resolve: (category) => category.id },
  loadWithoutCache: (id, { loaders }) => shallowCopy(loaders.cityCategories.categoryById.load(Number(id))),
  fields: (t) => ({
    slug: t.exposeString('slug', {
      nullable: false,
      description: 'The slug in the language of the request, as used in URLs before `-c`.',
    }),
    orgSlug: t.exposeString('orgSlug', {
      nullable: false,
      description: 'The original slug, the same in every language. Filters accept it.',
    }),
    name: t.exposeString('name', {
      nullable: false,
      description: 'The name in the language of the request.',
    }),
    picture: t.field({
      type: PictureRef,
      nullable: false,
      description: 'Its illustration.',
      resolve: ({ orgSlug, name }) => picture('categories', orgSlug, name),
    }),
  }),
});

builder.queryField('categories', (t) =>
  t.field({
    complexity: costOfTwoSearches,
    type: [CategoryRef],
    description: 'All categories, including those without offers, oldest first.',
    resolve: (_query, _args, { loaders }) => allCategories(loaders),
  }),
);
