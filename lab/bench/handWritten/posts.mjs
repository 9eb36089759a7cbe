import { rating } from '../../../gateway/src/rules/rating.ts';
import { paths } from './paths.mjs';
import { globalId } from './rows.mjs';

const cityOf = (city) => (city === undefined ? null : { name: city.name, rating: rating(city.rating) });

export const postList = async ({ first }, { read }) => {
  const { items } = await read(paths.posts(first));
  const ids = [...new Set(items.flatMap(({ city }) => (city ? [city.id] : [])))];
  const found = ids.length === 0 ? { items: [] } : await read(paths.cities(ids));
  const cities = new Map(found.items.map((city) => [city.id, city]));
  return {
    posts: {
      edges: items.map(({ id, title, city }) => ({
        node: { id: globalId('Post', id), title, city: city ? cityOf(cities.get(city.id)) : null },
      })),
    },
  };
};
