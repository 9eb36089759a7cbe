import { rating } from '../../../gateway/src/rules/rating.ts';
import { safeHtml } from '../../../gateway/src/rules/safeHtml.ts';
import { offerConnection } from './offers.mjs';
import { paths } from './paths.mjs';
import { globalId } from './rows.mjs';

const rowsOfPage = 12;

const reviewOf = ({ id, username, rating: stars, reviewText, city }) => ({
  node: {
    id: globalId('Review', id),
    username,
    rating: stars,
    reviewText,
    city: city && { name: city.name, slug: city.slug },
  },
});

export const companyPage = async ({ slug }, { read, reader }) => {
  const partner = await read(paths.partner(slug));
  if (partner === null) return { partner: null };
  const [offers, reviews] = await Promise.all([
    read(paths.offersOfPartner(partner.slug, rowsOfPage)),
    read(paths.reviewsOfPartner(partner.id, rowsOfPage)),
  ]);
  return {
    partner: {
      id: globalId('Partner', partner.id),
      name: partner.name,
      slug: partner.slug,
      description: safeHtml(partner.description, reader),
      website: partner.website,
      rating: rating(partner.rating),
      ratingCount: partner.ratingCount,
      categories: partner.categories.map(({ name, slug: categorySlug }) => ({ name, slug: categorySlug })),
      countries: partner.countries.map(({ countryCode, name }) => ({ countryCode, name })),
      place: {
        jobOffers: offerConnection(offers, reader),
        reviews: { totalCount: reviews.total, edges: reviews.items.map(reviewOf) },
      },
    },
  };
};
