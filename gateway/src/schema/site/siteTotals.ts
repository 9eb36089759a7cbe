import { builder } from '../../builder/builder.ts';
import type { SiteTotals } from '../../rest/rows.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';

const SiteTotalsRef = builder.objectRef<SiteTotals>('SiteTotals').implement({
  description: 'How much there is on the site.',
  fields: (t) => ({
    jobOffers: t.exposeInt('job_offers', { nullable: false, description: 'Listed gigs.' }),
    cities: t.exposeInt('cities', { nullable: false, description: 'Cities with listed gigs.' }),
    partners: t.exposeInt('partners', { nullable: false, description: 'Companies with listed gigs.' }),
    contributions: t.exposeInt('contributions', {
      nullable: false,
      description: 'What users reported of the pay of gigs and of costs to start; only what counts.',
    }),
    largestCity: t.field({
      type: CityRef,
      description: 'The first of `topCities`. Null without listed gigs.',
      resolve: ({ largest_city }, _args, context, info) =>
        largest_city && referencedCity(largest_city, info, context),
    }),
    reviews: t.exposeInt('reviews', { nullable: false, description: 'Ratings and reviews of gigs.' }),
  }),
});

builder.queryField('siteTotals', (t) =>
  t.field({
    type: SiteTotalsRef,
    description: 'Counts of the whole site.',
    resolve: (_query, _args, { loaders }) => loaders.site.totals.load('all'),
  }),
);
