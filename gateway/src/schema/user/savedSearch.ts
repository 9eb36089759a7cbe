import limits from '../../../../schema/limits.json' with { type: 'json' };
import { ownRow } from '../../auth/scopes.ts';
import { builder } from '../../builder/builder.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import type { Context } from '../../builder/context.ts';
import { costOfOwnCall } from '../../builder/fieldCost.ts';
import { toGlobalId, rowId } from '../../builder/globalId.ts';
import { CategoryRef, JobOfferTypeRef, UserRef, EndedAlertRef, SavedSearchRef } from '../refs.ts';
import type { SavedSearch } from '../../rest/rows.ts';
import { filterOf, JobOfferFilterInput, SearchFilterRef } from '../jobOffer/jobOfferFilter.ref.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { userErrorsField, viewerField } from '../mutation/mutationFields.ts';
import { writeResult } from '../mutation/writeResult.ts';

/** A search of the signed-in user, from the list of all of them. */
const savedSearchById = async (id: string, { viewer }: Context['loaders']): Promise<SavedSearch | null> =>
  (await viewer.savedSearches.load('me')).find((search) => search.id === id) ?? null;

builder.node(SavedSearchRef, {
  authScopes: { signedIn: true },
  description: 'A list of offers that the user saved: a city, with the filters of its page.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => ownRow(context, () => shallowCopy(savedSearchById(id, context.loaders))),
  fields: (t) => ({
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
    filter: t.expose('filter', {
      type: SearchFilterRef,
      nullable: false,
      description: 'What the offers fulfil besides.',
    }),
    currency: t.expose('currency', {
      type: 'CurrencyCode',
      description:
        'The currency of the amounts of the filter, ISO 4217: `EUR`. Null while the city has no offers.',
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
    filter: t.expose('filter', {
      type: SearchFilterRef,
      nullable: false,
      description: 'What the offers fulfil besides.',
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

const descriptions = {
  cityId: 'The city of the offers: the `id` of a City.',
  categories: `The categories by \`orgSlug\`, at most ${limits.categoriesOfSavedSearch}; none for all.`,
  type: 'The type of the offers; null for all.',
  filter: 'What the offers must fulfil besides.',
};

const SavedSearchInput = builder.inputType('SavedSearchInput', {
  description: 'A list of the offers of a city, with its filters.',
  fields: (t) => ({
    cityId: t.id({ required: true, description: descriptions.cityId }),
    categories: t.stringList({ description: descriptions.categories }),
    type: t.field({ type: JobOfferTypeRef, description: descriptions.type }),
    filter: t.field({ type: JobOfferFilterInput, description: descriptions.filter }),
  }),
});

const searchOf = ({ cityId, categories, type, filter }: typeof SavedSearchInput.$inferInput) => ({
  city_id: rowId('City', cityId),
  categories: [...new Set(categories ?? [])],
  type: type ?? null,
  filter: filterOf(filter),
});

type Search = ReturnType<typeof searchOf>;

const keyOf = ({ city_id: city, categories, type, filter }: Search): string =>
  JSON.stringify([
    city,
    categories.map((slug) => slug.toLowerCase()).toSorted(),
    type,
    Object.entries(filter).toSorted(),
  ]);

const keyOfSaved = ({ city, category_slugs: categories, type, filter }: SavedSearch): string =>
  keyOf({ city_id: city.id, categories: [...categories], type, filter });

/** Those of the searches that are saved, in the order of the user’s list, which is read after a write. */
const savedOf = async (
  searches: readonly Search[],
  { loaders }: Pick<Context, 'loaders'>,
): Promise<readonly SavedSearch[]> => {
  const wanted = new Set(searches.map(keyOf));
  const saved = await loaders.viewer.savedSearches.load('me');
  return saved.filter((search) => wanted.has(keyOfSaved(search)));
};

builder.relayMutationField(
  'changeSavedSearches',
  {
    description: 'Changes to the searches that a user saved.',
    inputFields: (t) => ({
      add: t.field({
        type: [SavedSearchInput],
        description: `The searches to save, the latest first, at most ${limits.savedSearches}. A saved one keeps its place; one whose city or category no longer exists is ignored.`,
      }),
      remove: t.field({
        type: [SavedSearchInput],
        description: `The searches to remove, at most ${limits.savedSearches}.`,
      }),
    }),
  },
  {
    description: `Saves searches for the signed-in user and removes saved ones. A repeated request changes nothing. Either all changes are made or none: more than ${limits.savedSearches} searches are a user error with the code \`TOO_MANY\`.`,
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) => {
      const add = (input.add ?? []).map(searchOf);
      const remove = (input.remove ?? []).map(searchOf);
      return { ...writeResult(await loaders.viewerWrites.changeSavedSearches({ add, remove })), add };
    },
  },
  {
    description: 'The result of the changes.',
    outputFields: (t) => ({
      savedSearches: t.field({
        type: [SavedSearchRef],
        complexity: costOfOwnCall(limits.savedSearches),
        description: 'Those of `add`, as they are saved now. Null when the changes were refused.',
        resolve: ({ add, userErrors }, _args, context) =>
          userErrors.length > 0 ? null : savedOf(add, context),
      }),
      endedAlerts: t.field({
        type: [EndedAlertRef],
        nullable: false,
        description:
          'The removed searches whose new offers mails announced; no more are sent. `setSearchAlert` saves a search again with its mails.',
        resolve: ({ row }) => row?.ended_alerts ?? [],
      }),
      viewer: viewerField(t),
      userErrors: userErrorsField(t),
    }),
  },
);

builder.relayMutationField(
  'setSearchAlert',
  {
    description: 'A search, and whether mails announce its new offers.',
    inputFields: (t) => ({
      cityId: t.id({ required: true, description: descriptions.cityId }),
      categories: t.stringList({ description: descriptions.categories }),
      type: t.field({ type: JobOfferTypeRef, description: descriptions.type }),
      filter: t.field({ type: JobOfferFilterInput, description: descriptions.filter }),
      alerts: t.boolean({ required: true, description: 'Whether mails announce its new offers.' }),
    }),
  },
  {
    description:
      'Switches the mails about new offers of a search on, which also saves it, or off. They come at most once a day, in the language of the request unless the metadata of the user name another. An address that is not confirmed is a user error on `alerts` with the code `UNCONFIRMED`; where the site cannot know whether it is, `NO_MAILS`.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) => {
      const search = searchOf(input);
      const outcome = await loaders.viewerWrites.setSearchAlert({ ...search, alerts: input.alerts });
      return { ...writeResult(outcome), search };
    },
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      savedSearch: t.field({
        type: SavedSearchRef,
        complexity: costOfOwnCall(1),
        description:
          'The search with its `alerts`; null when the change was refused, and when a search that is not saved was switched off.',
        resolve: async ({ search, userErrors }, _args, context) =>
          userErrors.length > 0 ? null : ((await savedOf([search], context))[0] ?? null),
      }),
      viewer: viewerField(t),
      userErrors: userErrorsField(t),
    }),
  },
);
