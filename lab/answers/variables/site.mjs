// Variables of other operations: home page, footer, blog and searches.
import { asBot, inEveryLanguage, inLanguages, pagesOf } from '../inLanguages.mjs';
import { pathIn } from '../pathIn.mjs';
import { languages } from '../../../scripts/languages.mjs';
import { globalIdOf, next } from './lists.mjs';

const withoutVariables = () => inEveryLanguage([''], () => ({}));

/** Searches with a short name, a typing mistake, a country or a state, and some that find nothing. */
const searches = [
  'NYC',
  'muenchn',
  'germany',
  'allemagne',
  'berlin, germany',
  'new york, ny',
  'san',
  'łód',
  'İSTANBUL',
  'swiftbite',
  'x',
  '',
  'zzzz',
  '100%',
];

/** Searches for everything at once. */
const texts = ['courier berlin', 'swiftbite', 'delivery', 'berln', 'zzzz'];
const kinds = ['JOB_OFFER', 'PARTNER', 'CITY', 'CATEGORY', 'MORE_JOB_OFFER'];

const namesOf = ({ cities }) => [...new Set(cities.flatMap(({ name }) => Object.values(name)))];

export const siteVariables = {
  footerRoute_FooterQuery: withoutVariables,
  CalculatorPageQuery: withoutVariables,
  phrasesQuery: withoutVariables,
  categoriesQuery: withoutVariables,
  feedQueries_PostsQuery: withoutVariables,
  lookUpNearVisitor_LocationQuery: withoutVariables,
  lookUpNearVisitor_NearbyQuery: ({ cities }) => [
    ...inLanguages(2, cities, ({ latitude, longitude }) => ({ latitude, longitude })),
    ...inEveryLanguage([0, 45], (degrees) => ({ latitude: degrees, longitude: degrees })),
  ],
  HomePageQuery: withoutVariables,
  useCityMatchesQuery: (data) => [
    ...inEveryLanguage(searches, (query) => ({ query })),
    ...inLanguages(1, namesOf(data), (query) => ({ query })),
  ],
  SearchPageQuery: () => [
    ...inEveryLanguage([''], (text) => ({
      text,
      near: null,
      kinds: null,
      searching: false,
      ofOneKind: false,
    })),
    ...inEveryLanguage(texts, (text) => ({
      text,
      near: null,
      kinds: null,
      searching: true,
      ofOneKind: false,
    })),
    ...inLanguages(2, kinds, (kind) => ({
      text: 'courier berlin',
      near: 'berlin',
      kinds: [kind],
      searching: true,
      ofOneKind: true,
    })),
  ],
  useFirstSuggestionsQuery: () => inEveryLanguage(['', 'berlin'], (near) => ({ near, isNear: near !== '' })),
  useSuggestionsQuery: () => inEveryLanguage(['weekend', ...texts], (text) => ({ text, near: 'berlin' })),
  useFoundHelpfulQuery: () =>
    inEveryLanguage([[1, 2, 99_999_999]], (keys) => ({ ids: keys.map((key) => globalIdOf('Review', key)) })),
  BlogPageQuery: ({ posts }) => inEveryLanguage(pagesOf(posts, 12 * languages.length), (page) => ({ page })),
  BlogPostsPaginationQuery: () => inEveryLanguage([1], (page) => ({ page, ...next(12, 12) })),
  BlogPostPageQuery: ({ posts }) => {
    const toVariables = ({ slug }, language) => ({ uri: pathIn(language, `/blog/${slug}`), postSlug: slug });
    const own = posts.map((post) => ({
      language: post.language,
      variables: toVariables(post, post.language),
    }));
    return [...own, ...inLanguages(1, posts, toVariables), ...asBot(inLanguages(1, posts, toVariables))];
  },
};
