import { and, count, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import limits from '../../../../../schema/limits.json' with { type: 'json' };
import type { Database } from '../../../db/database.ts';
import { categories } from '../../../db/schema/category.ts';
import { dropWaitingMails } from '../../../alerts/dropWaitingMails.ts';
import { cities } from '../../../db/schema/city.ts';
import { savedSearches } from '../../../db/schema/saved.ts';
import { users } from '../../../db/schema/user.ts';
import { restrictionsOf } from '../../../offer-filter/offerFilter.ts';
import type { SignedInUser } from '../../../identity/idToken.ts';
import { unprocessable } from '../../../rest/httpProblem.ts';
import type { Language } from '../../../rest/language.ts';
import { lockUser } from '../../../user-data/lockUser.ts';
import { ensureUser } from '../user/ensureUser.ts';
import type { SavedSearchesChanged, Search } from './savedSearchSchema.ts';

type SearchBody = Static<typeof Search>;
type EndedAlerts = Static<typeof SavedSearchesChanged>['ended_alerts'];
type Orm = Database['orm'];

interface Caller {
  readonly user: SignedInUser;
  /** The language of the site as the user sees it. */
  readonly language: Language;
}

const columnsOf = ({ city_id: cityId, categories: slugs = [], type = null, filter = {} }: SearchBody) => ({
  cityId,
  categories: slugs.toSorted(),
  type,
  filter: restrictionsOf(filter),
});

const matchesSearch = (user: SignedInUser, search: SearchBody): SQL | undefined => {
  const { cityId, categories: slugs, type, filter } = columnsOf(search);
  return and(
    eq(savedSearches.userId, user.id),
    eq(savedSearches.cityId, cityId),
    eq(savedSearches.categories, slugs),
    type === null ? isNull(savedSearches.type) : eq(savedSearches.type, type),
    eq(savedSearches.filter, filter),
  );
};

/** Returns which of the searches have a city that exists, and of which all categories exist. */
const knownPartsOf = async (orm: Orm, searches: readonly SearchBody[]) => {
  const cityIds = searches.map(({ city_id: id }) => id);
  const slugs = searches.flatMap((search) => search.categories ?? []);
  const knownCities = await orm.select({ id: cities.id }).from(cities).where(inArray(cities.id, cityIds));
  const knownCategories = await orm
    .select({ slug: categories.orgSlug })
    .from(categories)
    .where(inArray(categories.orgSlug, slugs));
  return searches.map((search) => ({
    search,
    hasCity: knownCities.some(({ id }) => id === search.city_id),
    hasCategories: (search.categories ?? []).every((wanted) =>
      knownCategories.some(({ slug }) => slug === wanted),
    ),
  }));
};

/** Returns the searches whose city and categories exist. */
const knownOf = async (orm: Orm, searches: readonly SearchBody[]): Promise<SearchBody[]> =>
  (await knownPartsOf(orm, searches)).flatMap(({ search, hasCity, hasCategories }) =>
    hasCity && hasCategories ? [search] : [],
  );

const unknown = (field: string, what: string) =>
  unprocessable({ field, code: 'unknown', message: `There is no such ${what}.` });

const tooMany = (field: string) =>
  unprocessable({
    field,
    code: 'too_many',
    message: `A user can save up to ${limits.savedSearches} searches.`,
  });

/** Runs a change after other changes of the same user, so that together they cannot exceed the limit. */
const withinLimit = <Result>(
  { orm }: Pick<Database, 'orm'>,
  { user }: Caller,
  field: string,
  change: (transaction: Orm) => Promise<Result>,
): Promise<Result> =>
  orm.transaction(async (transaction) => {
    await ensureUser(transaction, user);
    await lockUser(transaction, user.id);
    const result = await change(transaction);
    const [saved] = await transaction
      .select({ total: count() })
      .from(savedSearches)
      .where(eq(savedSearches.userId, user.id));
    if (saved && saved.total > limits.savedSearches) throw tooMany(field);
    return result;
  });

const save = async (orm: Orm, { user, language }: Caller, searches: readonly SearchBody[]): Promise<void> => {
  if (searches.length === 0) return;
  const now = Date.now();
  const rows = searches.map((search, at) => ({
    ...columnsOf(search),
    userId: user.id,
    language,
    // A millisecond apart, which keeps their order.
    createdAt: new Date(now - at),
  }));
  await orm.insert(savedSearches).values(rows).onConflictDoNothing();
};

interface Change {
  readonly add: readonly SearchBody[];
  readonly remove: readonly SearchBody[];
}

/** Removes a search. Resolves to the search if its mails have ended with it. */
const removeSearch = async (orm: Orm, { user }: Caller, search: SearchBody): Promise<EndedAlerts> => {
  const removed = await orm
    .delete(savedSearches)
    .where(matchesSearch(user, search))
    .returning({ alertsSince: savedSearches.alertsSince });
  if (removed.every(({ alertsSince }) => alertsSince === null)) return [];
  await dropWaitingMails(orm, user.id);
  const { cityId, categories: slugs, type, filter } = columnsOf(search);
  return [{ city_id: cityId, categories: slugs, type, filter }];
};

/** Removes and saves searches, all or none. Resolves to the removed ones whose mails have ended. */
export const changeSavedSearches = (
  database: Pick<Database, 'orm'>,
  caller: Caller,
  { add, remove }: Change,
): Promise<EndedAlerts> =>
  withinLimit(database, caller, 'add', async (transaction) => {
    const ended: EndedAlerts = [];
    for (const search of remove) ended.push(...(await removeSearch(transaction, caller, search)));
    await save(transaction, caller, await knownOf(transaction, add));
    return ended;
  });

/** Switches the mails about a search on, which also saves it, or off. Offers from before are not new. */
export const setSearchAlert = (
  database: Pick<Database, 'orm'>,
  caller: Caller,
  { alerts, ...search }: SearchBody & { readonly alerts: boolean },
): Promise<void> =>
  withinLimit(database, caller, 'city_id', async (transaction) => {
    const saved = matchesSearch(caller.user, search);
    if (!alerts) {
      const switchedOff = await transaction
        .update(savedSearches)
        .set({ alertsSince: null })
        .where(and(saved, isNotNull(savedSearches.alertsSince)))
        .returning({ id: savedSearches.id });
      if (switchedOff.length > 0) await dropWaitingMails(transaction, caller.user.id);
      return;
    }
    const [known] = await knownPartsOf(transaction, [search]);
    if (known?.hasCity !== true) throw unknown('city_id', 'city');
    if (!known.hasCategories) throw unknown('categories', 'category');
    await save(transaction, caller, [search]);
    await transaction.update(users).set({ alertsPausedUntil: null }).where(eq(users.id, caller.user.id));
    await transaction
      .update(savedSearches)
      .set({ alertsSince: new Date(), language: caller.language })
      .where(and(saved, isNull(savedSearches.alertsSince)));
  });
