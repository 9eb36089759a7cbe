import { toGlobalId } from '../../builder/globalId.ts';
import { CategoryRef } from './category.ref.ts';

CategoryRef.implement({
  description: 'A kind of gig, such as delivery or babysitting.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'A unique id. `node` does not accept it.',
      resolve: (category) => toGlobalId('Category', category.id),
    }),
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
  }),
});
