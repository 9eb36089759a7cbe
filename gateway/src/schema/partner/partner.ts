import { builder } from '../../builder/builder.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import { costOfFigure, costOfHtml } from '../../builder/fieldCost.ts';
import { limitOf } from '../../builder/arguments.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { rating } from '../../rules/rating.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { firstSentence } from '../../rules/firstSentence.ts';
import { CategoryRef, CountryRef, RatingSummaryRef } from '../refs.ts';
import { picture, PictureRef } from '../values/picture.ref.ts';
import { CityRef } from '../city/city.ref.ts';
import { PartnerRef } from './partner.ref.ts';

builder.node(PartnerRef, {
  description: 'A company that offers gigs.',
  id: { resolve: (partner) => partner.id },
  loadWithoutCache: (id, { loaders }) => shallowCopy(loaders.partners.partnerById.load({ id: Number(id) })),
  fields: (t) => ({
    slug: t.exposeString('slug', { nullable: false, description: 'The slug as used in URLs.' }),
    orgSlug: t.exposeString('orgSlug', {
      nullable: false,
      description: 'The original slug, the same in every language. Names of pictures contain it.',
    }),
    name: t.exposeString('name', { nullable: false, description: 'The name of the company.' }),
    countries: t.expose('countries', {
      type: [CountryRef],
      nullable: false,
      description: 'The countries in which it offers gigs.',
    }),
    description: t.string({
      complexity: costOfHtml,
      description: 'What the company does: sanitized HTML. Null when there is none.',
      resolve: (partner, _args, context) => safeHtml(partner.description, context),
    }),
    summary: t.string({
      description: 'The first sentence of the description, plain text. Null when there is none.',
      resolve: (partner) => firstSentence(partner.description),
    }),
    logo: t.field({
      type: PictureRef,
      nullable: false,
      description: 'The logo of the company.',
      resolve: ({ orgSlug, name }) => picture('partners', orgSlug, name),
    }),
    websiteUrl: t.expose('website', {
      type: 'URL',
      description: 'The website of the company; null when unknown.',
    }),
    website: t.exposeString('website', {
      deprecationReason: deprecated('`Partner.websiteUrl`'),
      description: 'The website of the company, an absolute URL; null when unknown.',
    }),
    rating: t.float({
      description: 'The mean rating of its offers, 1 to 5 with one decimal; null without ratings.',
      resolve: (partner) => rating(partner.rating),
    }),
    ratingCount: t.exposeInt('ratingCount', {
      nullable: false,
      description: 'The number of ratings.',
    }),
    ratings: t.field({
      type: RatingSummaryRef,
      description: 'The ratings of its offers, in total and by stars.',
      resolve: (partner) => partner,
    }),
    categories: t.field({
      type: [CategoryRef],
      description: 'The categories of its live offers, most offers first. Null when unknown.',
      resolve: (partner, _args, { loaders }) => partner.categories ?? loaders.partners.categoriesOf(partner),
    }),
    jobOffersCount: t.exposeInt('jobOffersCount', {
      nullable: false,
      description: 'The number of its live offers.',
    }),
    updatedAt: t.field({
      complexity: costOfFigure,
      type: 'DateTime',
      description:
        'When the company, one of its offers or a review of one was last added or changed. Null when unknown.',
      resolve: (partner, _args, { loaders }) => partner.updated ?? loaders.partners.updatedOf(partner),
    }),
    cities: t.field({
      type: [CityRef],
      description: 'The cities in which it offers gigs. The query `cities` pages through all of them.',
      args: {
        countryCode: t.arg.string({ description: 'Only cities of this country, ISO 3166-1 alpha-2: `DE`.' }),
        limit: t.arg.int({ defaultValue: 100, description: 'The maximum number, 1 to 100.' }),
      },
      resolve: async (partner, { countryCode, limit }, { loaders }) => {
        const page = await loaders.cities.citiesPage.load({
          partnerId: partner.id,
          countryCode,
          page: 1,
          limit: limitOf(limit, 100),
        });
        return page?.items ?? [];
      },
    }),
  }),
});
