// Reads the sample data from the graph, as values for the variables of operations.
import { languages } from '../../scripts/languages.mjs';
import { query } from './sendOperation.mjs';

const pageSize = 200;

/** Reads all rows of a list in one language. */
const readAll = async (gateway, field, row, language) => {
  const document = `query ($after: String) {
    list: ${field}(first: ${pageSize}, after: $after) { edges { node { ${row} } } pageInfo { hasNextPage endCursor } }
  }`;
  const rows = [];
  let after = null;
  do {
    const { list } = await query(gateway, document, { after }, language);
    rows.push(...list.edges.map(({ node }) => node));
    after = list.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after !== null);
  return rows;
};

const categoriesOf = async (gateway, language) => {
  const document = '{ partners(first: 1) { categories { category { id orgSlug slug } } } }';
  const { partners } = await query(gateway, document, {}, language);
  return partners.categories.map(({ category }) => category);
};

/** Joins the rows of all languages into one object per id, with the localized fields by language. */
const joinLanguages = (lists, localized) => {
  const objects = new Map();
  for (const [language, rows] of lists)
    for (const row of rows) {
      const known = objects.get(row.id) ?? {
        ...row,
        ...Object.fromEntries(localized.map((field) => [field, {}])),
      };
      for (const field of localized) known[field][language] = row[field];
      objects.set(row.id, known);
    }
  return [...objects.values()];
};

const inAllLanguages = (read) =>
  Promise.all(languages.map(async (language) => [language, await read(language)]));

export const readSampleData = async (gateway) => {
  const lists = (field, row) => inAllLanguages((language) => readAll(gateway, field, row, language));
  const city = 'id orgSlug slug name state countryCode latitude longitude';
  const cities = joinLanguages(await lists('cities', city), ['slug', 'name']);
  const categories = joinLanguages(await inAllLanguages((language) => categoriesOf(gateway, language)), [
    'slug',
  ]);
  const posts = (await lists('posts', 'id slug')).flatMap(([language, rows]) =>
    rows.map((post) => ({ ...post, language })),
  );
  const partners = await readAll(gateway, 'partners', 'id slug countries { countryCode name }', 'en');
  const cityById = new Map(cities.map((city) => [city.id, city]));
  const withCity = (rows) => rows.map((row) => ({ ...row, city: cityById.get(row.city.id) }));
  const place = 'city { id } partner { slug }';
  const offers = withCity(await readAll(gateway, 'jobOffers', `id ${place}`, 'en'));
  const moreJobOffers = withCity(
    await readAll(gateway, 'moreJobOffers', `id uuid feedId slugTitle ${place}`, 'en'),
  );
  const cityCategories = cities.flatMap((one) =>
    categories.map((category) => ({ id: `${one.id} ${category.id}`, city: one, category })),
  );
  return { cities, categories, cityCategories, posts, partners, offers, moreJobOffers };
};
