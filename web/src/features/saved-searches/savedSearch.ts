import { storedItems } from '../../browser/storage/storedJson.ts';
import { categoriesOfSavedSearch } from '../../../../schema/limits.json';
import { cityPath } from '../../paths/paths.ts';
import { filtersToSearch } from '../filters/offerFilters.ts';
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
}

/** The id of a saved search: equal for equal searches. */
export const searchId = ({ cityId, categories, type }: SearchInput): string =>
  [cityId, [...categories].sort().join(','), type ?? ''].join(' ');

/** A search as mutations take it. */
export const searchInput = ({ city, categories, type }: Search): SearchInput => ({
  cityId: city.id,
  categories: categories.map(({ slug }) => slug),
  type,
});

/** A search to store: a city, with the filters of its page. */
export const savedSearch = ({ city, categories, type }: Search): SavedSearch => {
  const { id, name, slug } = city;
  const sorted = [...categories].sort((one, other) => (one.slug < other.slug ? -1 : 1));
  return {
    id: searchId(searchInput({ city, categories, type })),
    city: { id, name, slug },
    categories: sorted.map((category) => ({ slug: category.slug, name: category.name })),
    type,
  };
};

/** Whether a search has more categories than can be saved. */
export const isTooWide = ({ categories }: Search): boolean => categories.length > categoriesOfSavedSearch;

/** The path of the list of a search. */
export const searchPath = ({ city, categories, type }: Search): string =>
  cityPath(city.slug) + filtersToSearch({ categories: categories.map(({ slug }) => slug), type, sort: null });

const slugPattern = /^[a-z0-9-]+$/;

const isNamed = (value: unknown): value is Readonly<Record<'name' | 'slug', string>> => {
  const { name, slug } = Object(value) as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof slug === 'string' && slugPattern.test(slug);
};

const isSearch = (value: unknown): value is Search => {
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
  const searches = storedItems(text).filter(isSearch).map(savedSearch);
  return searches
    .filter(({ id }, index) => searches.findIndex((other) => other.id === id) === index)
    .slice(0, max);
};
