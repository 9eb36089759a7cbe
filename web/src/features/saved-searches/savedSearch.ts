import type { JobOfferFilter } from '../../__generated__/syncSavedSearchesMutation.graphql.ts';
import { storedItems } from '../../browser/storage/storedJson.ts';
import { categoriesOfSavedSearch } from '../../../../schema/limits.json';
import { cityPath } from '../../paths/paths.ts';
import { filtersToSearch } from '../filters/offerFilters.ts';
import {
  knownRequirements,
  requirementParameters,
  requirementsInQuery,
  type Requirements,
} from '../filters/requirements.ts';
import { offerTypes, type OfferType } from '../filters/offerType.ts';

/** A category as it is stored, by its original slug. */
interface StoredCategory {
  readonly slug: string;
  /** Empty for a category that the site no longer offers. */
  readonly name: string;
}

interface Search {
  readonly city: { readonly id: string; readonly name: string; readonly slug: string };
  readonly categories: readonly StoredCategory[];
  readonly type: OfferType | null;
  readonly requirements: Requirements;
  /** That of the amounts among them; null if it is unknown. */
  readonly currency: string | null;
}

/** The stored data of a saved search: enough to show it without a request. */
export interface SavedSearch extends Search {
  /** Equal for equal searches. */
  readonly id: string;
}

/** A search as mutations take it and name it. */
interface SearchInput {
  readonly cityId: string;
  /** The original slugs. */
  readonly categories: readonly string[];
  readonly type: OfferType | null;
  readonly filter: JobOfferFilter | null;
}

type SearchKey = Pick<SearchInput, 'cityId' | 'categories' | 'type'> & Pick<Search, 'requirements'>;

/** The id of a saved search: equal for equal searches. */
export const searchId = ({ cityId, categories, type, requirements }: SearchKey): string =>
  [
    cityId,
    [...categories].sort().join(','),
    type ?? '',
    ...requirementParameters(requirements).map((parameter) => parameter.join('=')),
  ].join(' ');

/** A search as mutations take it. */
export const searchInput = ({ city, categories, type, requirements }: Search): SearchInput => ({
  cityId: city.id,
  categories: categories.map(({ slug }) => slug),
  type,
  filter: requirementsInQuery(requirements),
});

/** A search to store: a city, with the filters of its page. */
export const savedSearch = ({ city, categories, type, requirements, currency }: Search): SavedSearch => {
  const { id, name, slug } = city;
  const sorted = [...categories].sort((one, other) => (one.slug < other.slug ? -1 : 1));
  return {
    id: searchId({ cityId: id, categories: categories.map((category) => category.slug), type, requirements }),
    city: { id, name, slug },
    categories: sorted.map((category) => ({ slug: category.slug, name: category.name })),
    type,
    requirements,
    currency,
  };
};

/** Whether a search has more categories than can be saved. */
export const isTooWide = ({ categories }: Search): boolean => categories.length > categoriesOfSavedSearch;

/** The path of the list of a search. */
export const searchPath = ({ city, categories, type, requirements }: Search): string =>
  cityPath(city.slug) +
  filtersToSearch({ categories: categories.map(({ slug }) => slug), type, requirements, sort: null });

const slugPattern = /^[a-z0-9-]+$/;

const isNamed = (value: unknown): value is Readonly<Record<'name' | 'slug', string>> => {
  const { name, slug } = Object(value) as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof slug === 'string' && slugPattern.test(slug);
};

/** A search as a browser stores it. Those of former visits have no requirements. */
type StoredSearch = Omit<Search, 'requirements' | 'currency'> & {
  readonly requirements?: Requirements;
  readonly currency?: unknown;
};

const isSearch = (value: unknown): value is StoredSearch => {
  const { city, categories, type } = Object(value) as Readonly<Record<string, unknown>>;
  return (
    isNamed(city) &&
    typeof (city as unknown as { id: unknown }).id === 'string' &&
    Array.isArray(categories) &&
    categories.length <= categoriesOfSavedSearch &&
    categories.every(isNamed) &&
    (type === null || offerTypes.some((known) => known === type))
  );
};

/** Parses stored searches; invalid ones and those beyond the maximum are dropped. */
export const parseSearches = (text: string | null, max: number): readonly SavedSearch[] => {
  const searches = storedItems(text)
    .filter(isSearch)
    .map((search) =>
      savedSearch({
        ...search,
        requirements: knownRequirements(search.requirements ?? {}),
        currency: /^[A-Z]{3}$/.test(String(search.currency)) ? String(search.currency) : null,
      }),
    );
  return searches
    .filter(({ id }, index) => searches.findIndex((other) => other.id === id) === index)
    .slice(0, max);
};
