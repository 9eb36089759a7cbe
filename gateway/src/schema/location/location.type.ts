import { builder } from '../../builder/builder.ts';
import { CatalogueError } from '../../errors/catalogue.ts';
import { locationFallback, type Whereabouts } from '../../rules/locationFallback.ts';

const LocationRef = builder.objectRef<Whereabouts>('Location').implement({
  description: 'Roughly where a visitor is.',
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { nullable: false, description: 'Degrees north, -90 to 90.' }),
    longitude: t.exposeFloat('longitude', { nullable: false, description: 'Degrees east, -180 to 180.' }),
    country: t.exposeString('country', { description: 'ISO 3166-1 alpha-2: `DE`. Null when not known.' }),
    succeeded: t.exposeBoolean('succeeded', {
      nullable: false,
      description: 'Whether the place was looked up; false when it is a stand-in.',
    }),
  }),
});

builder.queryField('location', (t) =>
  t.field({
    type: LocationRef,
    description: "Where the visitor is: the IP look-up, or on failure the given city's coordinates, or 0, 0.",
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
