// What is asked about cities and their categories.
import { asBot, inEveryLanguage, inLanguages, pagesOf, slugsOf } from '../inLanguages.mjs';

const firstPage = { page: 1, type: null, sort: null };
const unfiltered = { ...firstPage, categories: null };

const types = ['FREELANCE', 'FULL_TIME', 'PART_TIME', 'STUDENT', 'WEEKEND'];
const sorts = ['COST_TO_START', 'EARNING', 'RATING', 'SIGN_UP_TIME', 'WEIGHT'];

/** Each filter of a list once, and a page beyond its end. */
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

/** The city that serves as an example of everything: it has offers of all kinds. */
const exampleCity = 'berlin';

const filtered = (world) =>
  inLanguages(2, cityFilters(world), (filter) => ({ citySlug: exampleCity, ...filter }));

/** A page of a city's list for each twenty offers. */
const furtherPages = ({ cities, offers }) =>
  cities.flatMap((city) => {
    const pages = pagesOf(
      offers.filter((offer) => offer.city === city),
      20,
    ).slice(1);
    return pages.map((page) => ({ id: `${city.id} ${page}`, city, page }));
  });

const unknownSlugs = ['no-such-city', 'BERLIN'];

/** Each slug of each city, in its own language or not, and slugs of no city. */
const bySlug = (count, { cities }, toVariables) => [
  ...cities.flatMap((city) => inLanguages(count, slugsOf(city), toVariables)),
  ...inEveryLanguage(unknownSlugs, toVariables),
];

const pagesOfCities = (world) =>
  inLanguages(2, furtherPages(world), ({ city, page }, language) => ({
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
  cityRoutes_CityPageQuery: (world) => [
    ...bySlug(2, world, (citySlug) => ({ citySlug, ...unfiltered })),
    ...inEveryLanguage([exampleCity], (citySlug) => ({ citySlug, ...unfiltered })),
    ...asBot(inEveryLanguage([exampleCity], (citySlug) => ({ citySlug, ...unfiltered }))),
    ...pagesOfCities(world),
    ...filtered(world),
  ],
  offersPageQuery: (world) => [
    ...inLanguages(1, world.cities, ({ slug }, language) => ({ citySlug: slug[language], ...unfiltered })),
    ...filtered(world),
  ],
  feedQueries_CityQuery: (world) => bySlug(1, world, (citySlug) => ({ citySlug })),
  cityCategoryRoutes_CityCategoryPageQuery: (world) => [
    ...byCategory(world, firstPage),
    ...inEveryLanguage(world.categories, ({ slug }, language) => ({
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
  feedQueries_CityCategoryQuery: (world) => byCategory(world, {}),
};
