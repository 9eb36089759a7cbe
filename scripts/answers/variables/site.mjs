// What is asked of the site as a whole: home, footer, blog, and searches for places.
import { asBot, inEveryLanguage, inLanguages, pagesOf } from '../inLanguages.mjs';
import { languages } from '../../languages.mjs';

const withoutVariables = () => inEveryLanguage([''], () => ({}));

/** Searches that find by a short name, a slip, a country or a state, and some that find nothing. */
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

const namesOf = ({ cities }) => [...new Set(cities.flatMap(({ name }) => Object.values(name)))];

const beginningsOf = (world) => [...new Set(namesOf(world).map((name) => name.slice(0, 4)))];

export const siteVariables = {
  footerRoute_FooterQuery: withoutVariables,
  phrasesQuery: withoutVariables,
  categoriesQuery: withoutVariables,
  feedQueries_PostsQuery: withoutVariables,
  useViewerQuery: withoutVariables,
  useCitiesNearVisitor_LocationQuery: withoutVariables,
  useCitiesNearVisitor_NearbyQuery: ({ cities }) => [
    ...inLanguages(2, cities, ({ latitude, longitude }) => ({ latitude, longitude })),
    ...inEveryLanguage([0, 45], (degrees) => ({ latitude: degrees, longitude: degrees })),
  ],
  homeRoutes_HomePageQuery: (world) => [
    ...inEveryLanguage([''], (query) => ({ query, searching: false })),
    ...inEveryLanguage(searches, (query) => ({ query, searching: true })),
    ...inLanguages(1, beginningsOf(world), (query) => ({ query, searching: true })),
  ],
  useCityMatchesQuery: (world) => [
    ...inEveryLanguage(searches, (query) => ({ query })),
    ...inLanguages(1, namesOf(world), (query) => ({ query })),
  ],
  useOtherMeaningQuery: ({ partners }) =>
    inLanguages(2, [...partners.map(({ slug }) => slug), 'swift-bite', 'no-such-company'], (slug) => ({
      slug,
      joined: slug.replaceAll('-', ''),
    })),
  blogRoutes_BlogPageQuery: ({ posts }) =>
    inEveryLanguage(pagesOf(posts, 12 * languages.length), (page) => ({ page })),
  blogPostRoutes_BlogPostPageQuery: ({ posts }) => {
    const toVariables = ({ slug }) => ({ postSlug: slug });
    const own = posts.map((post) => ({ language: post.language, variables: toVariables(post) }));
    return [...own, ...inLanguages(1, posts, toVariables), ...asBot(inLanguages(1, posts, toVariables))];
  },
};
