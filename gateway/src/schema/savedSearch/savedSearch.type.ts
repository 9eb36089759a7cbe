import limits from '../../../../schema/limits.json' with { type: 'json' };
import { builder } from '../../builder/builder.ts';
import { costOfOwnCall } from '../../builder/fieldCost.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import { CategoryRef } from '../category/category.ref.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { JobOfferTypeRef } from '../jobOffer/jobOffer.ref.ts';
import { UserRef } from '../user/user.ref.ts';
import { EndedAlertRef, SavedSearchRef } from './savedSearch.ref.ts';

SavedSearchRef.implement({
  authScopes: { signedIn: true },
  description: 'A list of offers that the user saved: a city, with the filters of its page.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'A unique id. `node` does not accept it.',
      resolve: ({ id }) => toGlobalId('SavedSearch', id),
    }),
    city: t.field({
      type: CityRef,
      description: 'The city of the offers.',
      resolve: ({ city }, _args, context, info) => referencedCity(city, info, context),
    }),
    categories: t.field({
      type: [CategoryRef],
      nullable: false,
      description:
        'The offers are in any of these categories; those that no longer exist are missing. Empty for all if `categorySlugs` is, too.',
      resolve: ({ categories }) => categories,
    }),
    categorySlugs: t.stringList({
      nullable: false,
      description: 'The `orgSlug` of each category of the search, also of those that no longer exist.',
      resolve: ({ category_slugs: slugs }) => slugs,
    }),
    type: t.field({
      type: JobOfferTypeRef,
      description: 'The type of the offers; null for all.',
      resolve: ({ type }) => type,
    }),
    alerts: t.exposeBoolean('alerts', {
      nullable: false,
      description: 'Whether mails announce its new offers.',
    }),
    createdAt: t.expose('created', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was saved.',
    }),
  }),
});

EndedAlertRef.implement({
  authScopes: { signedIn: true },
  description:
    'A search whose mails have ended, because it was removed. Its fields are those of `SavedSearchInput`.',
  fields: (t) => ({
    cityId: t.id({
      nullable: false,
      description: 'The city of the offers: the `id` of a City.',
      resolve: ({ city_id: id }) => toGlobalId('City', id),
    }),
    categories: t.exposeStringList('categories', {
      nullable: false,
      description: 'The categories by `orgSlug`; empty for all.',
    }),
    type: t.expose('type', {
      type: JobOfferTypeRef,
      description: 'The type of the offers; null for all.',
    }),
  }),
});

builder.objectField(UserRef, 'savedSearches', (t) =>
  t.field({
    type: [SavedSearchRef],
    complexity: costOfOwnCall(limits.savedSearches),
    description: `The searches that the user saved, the latest first, at most ${limits.savedSearches}.`,
    resolve: (_viewer, _args, { loaders }) => loaders.viewer.savedSearches.load('me'),
  }),
);
