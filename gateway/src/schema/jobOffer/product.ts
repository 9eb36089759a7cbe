import { toGlobalId } from '../../builder/globalId.ts';
import { ProductRef } from '../refs.ts';

ProductRef.implement({
  description: 'A product that a gig requires or that makes it easier.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'A unique id. `node` does not accept it.',
      resolve: (product) => toGlobalId('Product', product.id),
    }),
    name: t.exposeString('name', {
      nullable: false,
      description: 'The name in the language of the request.',
    }),
    description: t.exposeString('description', { description: 'Its use, plain text.' }),
    image: t.exposeString('image', {
      description: 'Its picture, under `products/` of the images; null without one.',
    }),
    url: t.exposeString('url', { description: 'Where to buy it, an absolute URL.' }),
    price: t.exposeFloat('price', { description: 'The price in `currency`; null when unknown.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217: `EUR`. Null without a price.' }),
  }),
});
