import { deprecated } from '../../builder/deprecated.ts';
import { slugOf } from '../../rules/slugOf.ts';
import { CountryRef } from '../refs.ts';

CountryRef.implement({
  description: 'A country.',
  fields: (t) => ({
    code: t.expose('countryCode', {
      type: 'CountryCode',
      nullable: false,
      description: 'ISO 3166-1 alpha-2, upper case: `DE`.',
    }),
    countryCode: t.exposeString('countryCode', {
      nullable: false,
      deprecationReason: deprecated('`code`'),
      description: 'ISO 3166-1 alpha-2, upper case: `DE`.',
    }),
    name: t.exposeString('name', {
      nullable: false,
      description: 'The name in the language of the request.',
    }),
    slug: t.string({
      nullable: false,
      description: 'The name as used in URLs: `united-kingdom`.',
      resolve: ({ name }) => slugOf(name),
    }),
  }),
});
