import { builder } from '../../builder/builder.ts';
import { costOfHtml, costOfTwoSearches } from '../../builder/fieldCost.ts';
import { toGlobalId } from '../../builder/globalId.ts';
import { fillCityPlaceholder, fillCityPlaceholderInJson } from '../../rules/fillCityPlaceholder.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { CategoryRef } from '../category/category.ref.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { offerTerms } from '../offer/offer.ref.ts';
import { PartnerRef, referencedPartner } from '../partner/partner.ref.ts';
import { limitOf } from '../../builder/limitOf.ts';
import { liveAlternatives } from './liveAlternatives.ts';
import { MoreJobOfferConnectionRef, MoreJobOfferRef, moreJobExpansion } from './moreJobOffer.ref.ts';

MoreJobOfferRef.implement({
  description: 'A full-time job of one company in one city, from a feed.',
  fields: (t) => ({
    ...offerTerms(t),
    id: t.id({
      nullable: false,
      description: 'A unique id. `createLead` and `moreJobOffer` accept it; `node` does not.',
      resolve: (offer) => toGlobalId('MoreJobOffer', offer.id),
    }),
    uuid: t.expose('id', {
      type: 'UUID',
      nullable: false,
      description: 'The id as used in URLs.',
    }),
    url: t.exposeString('url', {
      nullable: false,
      description:
        'The job on the site of the company, an absolute URL. Visitors go there when no lead can be made.',
    }),
    city: t.field({
      type: CityRef,
      description: 'The city of the job.',
      resolve: (offer, _args, context, info) => referencedCity(offer.city, info, context),
    }),
    partner: t.field({
      type: PartnerRef,
      description: 'The employer.',
      resolve: (offer, _args, context, info) => referencedPartner(offer.partner, info, context),
    }),
    categories: t.expose('categories', {
      type: [CategoryRef],
      nullable: false,
      description: 'The categories of the job; may be empty, because feeds have none.',
    }),
    cardTitle: t.string({
      description: 'The title, plain text in the language of the offer.',
      resolve: (offer) => fillCityPlaceholder(offer.cardTitle, offer.city.name),
    }),
    cardOverview: t.string({
      description: 'The first sentence of the description, plain text; null when there is none.',
      resolve: (offer) => fillCityPlaceholder(offer.cardOverview, offer.city.name),
    }),
    description: t.string({
      complexity: costOfHtml,
      description: 'The tasks: sanitized HTML, in the language of the offer.',
      resolve: (offer, _args, context) =>
        safeHtml(fillCityPlaceholder(offer.description, offer.city.name), context),
    }),
    structuredData: t.string({
      description: 'Data for search engines: JSON-LD as text. Null when expired.',
      resolve: (offer) => fillCityPlaceholderInJson(offer.structuredData, offer.city.name),
    }),
    seoTitle: t.string({
      description: 'The title for search engines.',
      resolve: (offer) => fillCityPlaceholder(offer.seoTitle, offer.city.name),
    }),
    seoDescription: t.string({
      description: 'The description for search engines; null when there is none.',
      resolve: (offer) => fillCityPlaceholder(offer.seoDescription, offer.city.name),
    }),
    language: t.exposeString('language', {
      nullable: false,
      description: 'The language of its texts, two letters: `de`.',
    }),
    isVerified: t.exposeBoolean('isVerified', {
      nullable: false,
      description: 'Whether we have verified the offer: always false, because feeds are not verified.',
    }),
    isMoreJob: t.exposeBoolean('isMoreJob', {
      nullable: false,
      description: 'Whether it belongs to the full-time section: always true.',
    }),
    isDirectApply: t.exposeBoolean('isDirectApply', {
      nullable: false,
      description: 'Whether visitors apply on this site: always false, they apply at `url`.',
    }),
    feedId: t.exposeString('feedId', { nullable: false, description: 'The feed of the offer.' }),
    slugTitle: t.exposeString('slugTitle', {
      nullable: false,
      description: 'The title as used in URLs.',
    }),
    alternatives: t.field({
      complexity: costOfTwoSearches,
      type: [MoreJobOfferRef],
      args: {
        limit: t.arg.int({ description: 'The maximum number, from 1 to 100; 3 by default.' }),
      },
      description: 'Other live offers: of the same city first, then of the same country.',
      resolve: (offer, { limit }, { language, loaders }, info) =>
        liveAlternatives(offer, limitOf(limit, 3), (filter, size) =>
          loaders.moreJobs.moreJobsPage.load({
            ...filter,
            language,
            expand: moreJobExpansion(info),
            from: { page: 1 },
            limit: size,
          }),
        ),
    }),
  }),
});

builder.objectField(MoreJobOfferConnectionRef, 'totalIsExact', (t) =>
  t.boolean({
    nullable: false,
    description: 'Whether `totalCount` is exact; false if the service stopped counting.',
    resolve: (page) => page.totalIsExact ?? true,
  }),
);
