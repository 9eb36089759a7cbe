// Variables of operations on cities and their categories.
import { asBot, inEveryLanguage, inLanguages, pagesOf, slugsOf } from '../inLanguages.mjs';
import { pathIn } from '../pathIn.mjs';
import { globalIdOf, next } from './lists.mjs';

const keyOf = (globalId) => Buffer.from(globalId, 'base64').toString().split(':').at(-1);

const firstPage = { page: 1, type: null, filter: null, sort: null, utmSource: null };
const unfiltered = { ...firstPage, categories: null };

const types = ['FREELANCE', 'FULL_TIME', 'PART_TIME', 'STUDENT', 'WEEKEND'];
const sorts = ['COST_TO_START', 'EARNING', 'RATING', 'SIGN_UP_TIME', 'WEIGHT'];

const requirements = [
  { vehicle: 'BIKE', workLanguage: 'en', payFrom: 12 },
  { age: 16, verified: true, ratingFrom: 4 },
  { costUpTo: 40, signUpWithin: 7, remote: false },
];

/** Each filter of a list once, and a page beyond its end. */
const listFilters = [
  ...types.map((type) => ({ ...firstPage, type })),
  ...sorts.map((sort) => ({ ...firstPage, sort })),
  ...requirements.map((filter) => ({ ...firstPage, filter })),
  { ...firstPage, page: 10_000 },
];

/** Each filter of a city alone, two categories together, and a category with a type and a sort order. */
const cityFilters = ({ categories }) => {
  const slugs = categories.map(({ orgSlug }) => orgSlug);
  return [
    ...listFilters,
    ...slugs.map((slug) => ({ categories: [slug] })),
    { categories: slugs.slice(0, 2) },
    { categories: slugs.slice(0, 1), type: types[0], sort: sorts[1] },
    { categories: ['no-such-category'] },
  ].map((filter) => ({ ...unfiltered, ...filter }));
};

const pageOf = (citySlug, language) => ({ uri: pathIn(language, `/${citySlug}`), citySlug });

/** This city has offers in every state. */
const exampleCity = 'berlin';

const filteredPages = (data) =>
  inLanguages(2, cityFilters(data), (filter, language) => ({ ...pageOf(exampleCity, language), ...filter }));

const unfilteredPage = (citySlug, language) => ({ ...pageOf(citySlug, language), ...unfiltered });

/** The offers after the first page of a list. */
const nextPage = next(20, 20);

/** The id in the graph of a category in a city, from those of the two. */
const cityCategoryId = (...nodes) => globalIdOf('CityCategory', nodes.map(({ id }) => keyOf(id)).join('-'));

/** The pages of each city's list after the first. */
const furtherPages = ({ cities, offers }) =>
  cities.flatMap((city) => {
    const pages = pagesOf(
      offers.filter((offer) => offer.city === city),
      20,
    ).slice(1);
    return pages.map((page) => ({ id: `${city.id} ${page}`, city, page }));
  });

const unknownSlugs = ['no-such-city', 'BERLIN'];

/** Every slug of every city, in its own and in other languages, and slugs that no city has. */
const bySlug = (count, { cities }, toVariables) => [
  ...cities.flatMap((city) => inLanguages(count, slugsOf(city), toVariables)),
  ...inEveryLanguage(unknownSlugs, toVariables),
];

const pagesOfCities = (data) =>
  inLanguages(2, furtherPages(data), ({ city, page }, language) => ({
    ...unfilteredPage(city.slug[language], language),
    page,
  }));

const categoryPage = (citySlug, categorySlug, language) => ({
  uri: pathIn(language, `/${citySlug}/${categorySlug}-c`),
  citySlug,
  categorySlug,
  ...firstPage,
});

/** The lists of a city by its filters. */
const filteredLists = (data) =>
  inLanguages(1, cityFilters(data), ({ categories, type, filter }) => ({
    citySlug: exampleCity,
    categories,
    type,
    filter,
  }));

export const cityVariables = {
  CityPageQuery: (data) => [
    ...bySlug(2, data, unfilteredPage),
    ...inEveryLanguage([exampleCity], unfilteredPage),
    ...asBot(inEveryLanguage([exampleCity], unfilteredPage)),
    ...pagesOfCities(data),
    ...filteredPages(data),
  ],
  CityOfferListPaginationQuery: (data) => [
    ...inLanguages(1, data.cities, ({ id }) => ({ id, ...unfiltered, ...nextPage })),
    ...inLanguages(2, cityFilters(data), (filter) => ({ id: data.cities[0].id, ...filter, ...nextPage })),
  ],
  CategoryOfferListPaginationQuery: (data) =>
    inLanguages(1, data.cityCategories, ({ city, category }) => ({
      id: cityCategoryId(city, category),
      ...firstPage,
      ...nextPage,
    })),
  useFilterCountsQuery: filteredLists,
  useCountsWithoutQuery: filteredLists,
  NearMePageQuery: (data) =>
    inEveryLanguage(
      [
        { latitude: 0, longitude: 0, isLocated: false, countryCode: 'DE' },
        ...data.cities.map(({ latitude, longitude, countryCode }) => ({
          latitude,
          longitude,
          isLocated: true,
          countryCode,
        })),
      ],
      (place) => ({ ...place, distance: 100 }),
    ),
  feedQueries_CityQuery: (data) => bySlug(1, data, (citySlug) => ({ citySlug })),
  CityCategoryPageQuery: (data) => [
    ...inLanguages(1, data.cityCategories, ({ city, category }, language) =>
      categoryPage(city.slug[language], category.slug[language], language),
    ),
    ...inEveryLanguage(data.categories, ({ slug }, language) =>
      categoryPage(exampleCity, slug[language], language),
    ),
    ...inLanguages(2, listFilters, (filter, language) => ({
      ...categoryPage(exampleCity, 'delivery', language),
      ...filter,
    })),
  ],
  feedQueries_CityCategoryQuery: ({ cityCategories }) =>
    inLanguages(1, cityCategories, ({ city, category }, language) => ({
      citySlug: city.slug[language],
      categorySlug: category.slug[language],
    })),
};
