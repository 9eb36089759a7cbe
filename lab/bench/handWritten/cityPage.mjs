import { rating } from '../../../gateway/src/rules/rating.ts';
import { offerConnection } from './offers.mjs';
import { paths } from './paths.mjs';
import { globalId } from './rows.mjs';

const categoryOf = ({ id, jobOffersCount, category }) => ({
  id: globalId('CityCategory', id),
  jobOffersCount,
  category: { name: category.name, slug: category.slug },
});

export const cityPage = async ({ slug, first }, { read, reader }) => {
  const city = await read(paths.city(slug));
  if (city === null) return { city: null };
  const [categories, offers] = await Promise.all([
    read(paths.categoriesOf(city.slug)),
    read(paths.offersInCity(city.slug, first)),
  ]);
  return {
    city: {
      id: globalId('City', city.id),
      name: city.name,
      header: city.header,
      rating: rating(city.rating),
      ratingCount: city.ratingCount,
      categories: categories?.items.map(categoryOf) ?? [],
      jobOffers: offerConnection(offers, reader),
    },
  };
};
