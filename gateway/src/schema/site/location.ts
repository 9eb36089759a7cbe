import { builder } from '../../builder/builder.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { CatalogueError } from '../../errors/catalogue.ts';
import { locationFallback, type VisitorLocation } from '../../rules/locationFallback.ts';

const LocationRef = builder.objectRef<VisitorLocation>('Location').implement({
  description: 'The approximate location of a visitor.',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { nullable: false, description: 'Degrees north, -90 to 90.' }),
    longitude: t.exposeFloat('longitude', { nullable: false, description: 'Degrees east, -180 to 180.' }),
    countryCode: t.expose('country', {
      type: 'CountryCode',
      description: 'The country, ISO 3166-1 alpha-2: `DE`. Null when unknown.',
    }),
    country: t.exposeString('country', {
      deprecationReason: deprecated('`Location.countryCode`'),
      description: 'ISO 3166-1 alpha-2: `DE`. Null when unknown.',
    }),
    succeeded: t.exposeBoolean('succeeded', {
      nullable: false,
      description: 'Whether the look-up succeeded; false for a fallback.',
    }),
  }),
});

builder.queryField('location', (t) =>
  t.field({
    type: LocationRef,
    description:
      'The location of the visitor by IP address; if that fails, the coordinates of the city, or 0, 0.',
    args: {
      citySlug: t.arg.string({
        description: 'The city to fall back to, by its slug in any language: `berlin`.',
      }),
    },
    resolve: async (_query, { citySlug }, { answer, clientIp, loaders, log }) => {
      answer.personal = true;
      const found = clientIp === null ? null : await loaders.site.placeByIp.load(clientIp);
      const place = locationFallback(found, null);
      if (place.succeeded || !citySlug) return place;
      const slug = { slug: citySlug.toLowerCase(), expand: 'country' };
      const city = await loaders.cities.cityBySlug.load(slug).catch((error: unknown) => {
        if (!(error instanceof CatalogueError)) throw error;
        log.warn({ err: error }, 'no city to fall back to');
        return null;
      });
      return locationFallback(found, city);
    },
  }),
);
