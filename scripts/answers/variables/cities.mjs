// Variables of operations on cities and their categories.
import { asBot, inEveryLanguage, inLanguages, pagesOf, slugsOf } from '../inLanguages.mjs';

const firstPage = { page: 1, type: null, sort: null };
const unfiltered = { ...firstPage, categories: null };

const types = ['FREELANCE', 'FULL_TIME', 'PART_TIME', 'STUDENT', 'WEEKEND'];
const sorts = ['COST_TO_START', 'EARNING', 'RATING', 'SIGN_UP_TIME', 'WEIGHT'];

/** Each filter of a list once, and a page after the last. */
const listFilters = [
  ...types.map((type) => ({ ...firstPage, type })),
  ...sorts.map((sort) => ({ ...firstPage, sort })),
  { ...firstPage, page: 10_000 },
];

/** Each filter of a city once, the first two categories together, and one of each. */
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

/** This city has offers in every state. */
const exampleCity = 'berlin';

const filteredLists = (data) =>
  inLanguages(2, cityFilters(data), (filter) => ({ citySlug: exampleCity, ...filter }));

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

/** All slugs of each city in some languages, and unknown slugs. */
const bySlug = (count, { cities }, toVariables) => [
  ...cities.flatMap((city) => inLanguages(count, slugsOf(city), toVariables)),
  ...inEveryLanguage(unknownSlugs, toVariables),
];

const pagesOfCities = (data) =>
  inLanguages(2, furtherPages(data), ({ city, page }, language) => ({
    citySlug: city.slug[language],
    ...unfiltered,
    page,
  }));

const byCategory = ({ cityCategories }, more) =>
  inLanguages(1, cityCategories, ({ city, category }, language) => ({
    citySlug: city.slug[language],
    categorySlug: category.slug[language],
    ...more,
  }));

export const cityVariables = {
  cityRoutes_CityPageQuery: (data) => [
    ...bySlug(2, data, (citySlug) => ({ citySlug, ...unfiltered })),
    ...inEveryLanguage([exampleCity], (citySlug) => ({ citySlug, ...unfiltered })),
    ...asBot(inEveryLanguage([exampleCity], (citySlug) => ({ citySlug, ...unfiltered }))),
    ...pagesOfCities(data),
    ...filteredLists(data),
  ],
  offersPageQuery: (data) => [
    ...inLanguages(1, data.cities, ({ slug }, language) => ({ citySlug: slug[language], ...unfiltered })),
    ...filteredLists(data),
  ],
  feedQueries_CityQuery: (data) => bySlug(1, data, (citySlug) => ({ citySlug })),
  cityCategoryRoutes_CityCategoryPageQuery: (data) => [
    ...byCategory(data, firstPage),
    ...inEveryLanguage(data.categories, ({ slug }, language) => ({
      citySlug: exampleCity,
      categorySlug: slug[language],
      ...firstPage,
    })),
    ...inLanguages(2, listFilters, (filter) => ({
      citySlug: exampleCity,
      categorySlug: 'delivery',
      ...filter,
    })),
  ],
  feedQueries_CityCategoryQuery: (data) => byCategory(data, {}),
};
