import { costOfHtml } from '../../builder/fieldCost.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import { limitOf } from '../../builder/limitOf.ts';
import { rating } from '../../rules/rating.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { CategoryRef } from '../category/category.ref.ts';
import { CityRef, namedCity } from '../city/city.ref.ts';
import { ReviewRef } from '../review/review.ref.ts';
import { CityCategoryRef } from './cityCategory.ref.ts';

CityCategoryRef.implement({
  description: 'A category of gigs in one city.',
  fields: (t) => ({
    id: t.id({
      nullable: false,
      description: 'A unique id. `node` does not take it.',
      resolve: (cityCategory) => toGlobalId('CityCategory', cityCategory.id),
    }),
    city: t.field({
      type: CityRef,
      description: 'The city.',
      resolve: (cityCategory, _args, context, info) => namedCity(cityCategory.city, info, context),
    }),
    category: t.field({
      type: CategoryRef,
      nullable: false,
      description: 'The category.',
      resolve: (cityCategory) => cityCategory.category,
    }),
    header: t.exposeString('header', { description: 'The headline of the page; null when none is written.' }),
    overview: t.string({
      complexity: costOfHtml,
      description:
        'What this kind of gig is like there: HTML that is safe to show. Null when none is written.',
      resolve: (cityCategory, _args, context) => safeHtml(cityCategory.overview, context),
    }),
    rating: t.float({
      description: 'The mean of the ratings of these offers, 1 to 5 with one decimal; null without any.',
      resolve: (cityCategory) => rating(cityCategory.rating),
    }),
    ratingCount: t.exposeInt('ratingCount', {
      nullable: false,
      description: 'How many ratings that mean is of.',
    }),
    jobOffersCount: t.exposeInt('jobOffersCount', {
      nullable: false,
      description: 'How many live offers of the category the city has; may be 0.',
    }),
    partnersCount: t.exposeInt('partnersCount', {
      nullable: false,
      description: 'How many partners have such offers there.',
    }),
    updatedAt: t.expose('updated', {
      type: 'DateTime',
      description: 'When the city, an offer of the category there or a review of one came last.',
    }),
    latestReviews: t.field({
      type: [ReviewRef],
      description: 'The newest reviews of these offers, newest first.',
      args: { limit: t.arg.int({ defaultValue: 1, description: 'How many at most, 1 to 100.' }) },
      resolve: ({ city, category }, { limit }, { loaders }) =>
        loaders.reviews.latestReviews.load({
          limit: limitOf(limit, 1),
          cityId: city.id,
          categoryId: category.id,
        }),
    }),
  }),
});
