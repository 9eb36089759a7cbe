import { toGlobalId } from '../../builder/globalId.ts';
import { ProductRef } from './product.ref.ts';

ProductRef.implement({
  description: 'Something a gig needs or that makes it easier.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'A unique id. `node` does not take it.',
      resolve: (product) => toGlobalId('Product', product.id),
    }),
    name: t.exposeString('name', {
      nullable: false,
      description: 'The name in the language of the request.',
    }),
    description: t.exposeString('description', { description: 'What it is good for, plain text.' }),
    image: t.exposeString('image', {
      description: 'Its picture, below `products/` of the images; null without one.',
    }),
    url: t.exposeString('url', { description: 'Where to get it, an absolute URL.' }),
    price: t.exposeFloat('price', { description: 'The price in `currency`; null when it is not known.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217: `EUR`. Null without a price.' }),
  }),
});
