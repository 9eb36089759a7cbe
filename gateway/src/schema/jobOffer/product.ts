import { toGlobalId } from '../../builder/globalId.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { ProductRef } from '../refs.ts';
import { money, MoneyRef } from '../values/money.ref.ts';
import { optionalPicture, PictureRef } from '../values/picture.ref.ts';

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
    description: t.exposeString('description', { description: 'Its use, plain text; null when unknown.' }),
    picture: t.field({
      type: PictureRef,
      description: 'Its picture; null without one.',
      // The service gives the whole path.
      resolve: ({ image, name }) => optionalPicture('products', image?.replace(/^products\//, ''), name),
    }),
    image: t.exposeString('image', {
      deprecationReason: deprecated('`Product.picture`'),
      description: 'The path of its picture at the image service: `products/bag`; null without one.',
    }),
    shopUrl: t.expose('url', { type: 'URL', description: 'Where to buy it; null when unknown.' }),
    url: t.exposeString('url', {
      deprecationReason: deprecated('`Product.shopUrl`'),
      description: 'Where to buy it, an absolute URL; null when unknown.',
    }),
    cost: t.field({
      type: MoneyRef,
      description: 'What it costs; null when unknown.',
      resolve: ({ price, currency }) => money(price, currency),
    }),
    price: t.exposeFloat('price', {
      deprecationReason: deprecated('`Product.cost`'),
      description: 'The price in `currency`; null when unknown.',
    }),
    currency: t.exposeString('currency', {
      deprecationReason: deprecated('`Product.cost`'),
      description: 'ISO 4217: `EUR`. Null without a price.',
    }),
  }),
});
