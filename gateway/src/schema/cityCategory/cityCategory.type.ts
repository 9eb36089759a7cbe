import { costOfHtml } from '../../builder/fieldCost.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import { limitOf } from '../../builder/limitOf.ts';
import { rating } from '../../rules/rating.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { CategoryRef } from '../category/category.ref.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { ReviewRef } from '../review/review.ref.ts';
import { CityCategoryRef } from './cityCategory.ref.ts';

CityCategoryRef.implement({
  description: 'A category of gigs in one city.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'A unique id. `node` does not accept it.',
      resolve: (cityCategory) => toGlobalId('CityCategory', cityCategory.id),
    }),
    city: t.field({
      type: CityRef,
      description: 'The city.',
      resolve: (cityCategory, _args, context, info) => referencedCity(cityCategory.city, info, context),
    }),
    category: t.expose('category', {
      type: CategoryRef,
      nullable: false,
      description: 'The category.',
    }),
    header: t.exposeString('header', { description: 'The headline of the page; null when there is none.' }),
    overview: t.string({
      complexity: costOfHtml,
      description: 'What this kind of gig is like in the city: sanitized HTML. Null when there is none.',
      resolve: (cityCategory, _args, context) => safeHtml(cityCategory.overview, context),
    }),
    rating: t.float({
      description: 'The mean rating of these offers, 1 to 5 with one decimal; null without ratings.',
      resolve: (cityCategory) => rating(cityCategory.rating),
    }),
    ratingCount: t.exposeInt('ratingCount', {
      nullable: false,
      description: 'The number of ratings.',
    }),
    jobOffersCount: t.exposeInt('jobOffersCount', {
      nullable: false,
      description: 'The number of live offers of the category in the city; may be 0.',
    }),
    partnersCount: t.exposeInt('partnersCount', {
      nullable: false,
      description: 'The number of partners with such offers in the city.',
    }),
    updatedAt: t.expose('updated', {
      type: 'DateTime',
      description:
        'When the city, an offer of the category in it or a review of one was last added or changed.',
    }),
    latestReviews: t.field({
      type: [ReviewRef],
      description: 'The newest reviews of these offers, newest first.',
      args: { limit: t.arg.int({ defaultValue: 1, description: 'The maximum number, 1 to 100.' }) },
      resolve: ({ city, category }, { limit }, { loaders }) =>
        loaders.reviews.latestReviews.load({
          limit: limitOf(limit, 1),
          cityId: city.id,
          categoryId: category.id,
        }),
    }),
  }),
});
