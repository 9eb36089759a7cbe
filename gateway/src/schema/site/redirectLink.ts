import { builder } from '../../builder/builder.ts';
import { costOfOwnCall } from '../../builder/fieldCost.ts';
import { PartnerRef, countryBySlug } from '../partner/partner.ref.ts';
import { RedirectLinkRef } from '../refs.ts';

RedirectLinkRef.implement({
  description: 'The address of a page in one language.',
  fields: (t) => ({
    locale: t.exposeString('locale', { nullable: false, description: 'The language, two letters: `de`.' }),
    uri: t.exposeString('uri', {
      nullable: false,
      description: 'The path, with the prefix and the slugs of the language.',
    }),
    title: t.exposeString('title', {
      description: 'The title of the page in that language; null when unknown.',
    }),
  }),
});

builder.queryField('redirectLinks', (t) =>
  t.field({
    type: [RedirectLinkRef],
    description: 'The same page in the other languages. Empty for an unknown path.',
    args: {
      uri: t.arg.string({
        required: true,
        description: 'The path of the page in any language: `/de/berlin`.',
      }),
      locale: t.arg.string({ description: 'Only the address in this language, two letters: `de`.' }),
    },
    resolve: (_query, { uri, locale }, { loaders }) => loaders.site.redirectLinks.load({ uri, locale }),
  }),
);

builder.objectField(PartnerRef, 'placeLink', (t) =>
  t.field({
    complexity: costOfOwnCall(1),
    type: RedirectLinkRef,
    description:
      'The address of a place whose country is named in another language than that of the request. Null when `place` finds the country, and when there is none.',
    args: {
      countrySlug: t.arg.string({
        description: 'The slug of the name of a country in any language: `deutschland`.',
      }),
      citySlug: t.arg.string({ description: 'The slug of a city in any language: `berlin`.' }),
    },
    resolve: async (partner, { countrySlug, citySlug }, { language, loaders }) => {
      if (typeof countrySlug !== 'string' || countryBySlug(partner, countrySlug) !== null) return null;
      const uri = ['/company', partner.slug, countrySlug, ...(citySlug ? [citySlug] : [])].join('/');
      const [link] = await loaders.site.redirectLinks.load({ uri, locale: language });
      // Where the services know the country by another name than the partner's row says, the link may lead back to the place.
      return link === undefined || link.uri.endsWith(uri.toLowerCase()) ? null : link;
    },
  }),
);
