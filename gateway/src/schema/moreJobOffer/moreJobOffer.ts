import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import { connectionType } from '../../builder/connection.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { MoreJobOffer, MoreJobOfferPage } from '../../rest/rows.ts';
import { costOfHtml, costOfTwoSearches } from '../../builder/fieldCost.ts';
import { moreJobKey } from '../../builder/globalId.ts';
import { fillCityPlaceholder, fillCityPlaceholderInJson } from '../../rules/fillCityPlaceholder.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { CategoryRef, MoreJobOfferRef } from '../refs.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { offerTerms } from '../offerTerms.ts';
import { PartnerRef, referencedPartner } from '../partner/partner.ref.ts';
import { limitOf, pageArguments } from '../../builder/arguments.ts';
import { keysetPage } from '../../builder/keysetPage.ts';

const MoreJobOfferConnectionRef = connectionType('MoreJobOffer', MoreJobOfferRef, 'full-time offers');

/** The part to load with full-time offers: the long texts, if the query selects one. */
const moreJobExpansion = (info: GraphQLResolveInfo, ...path: readonly string[]): string => {
  const wanted = selectedFields(info, ...path);
  return wanted.has('description') || wanted.has('structuredData') ? 'texts' : '';
};

builder.node(MoreJobOfferRef, {
  description: 'A full-time job of one company in one city, from a feed.',
  id: { resolve: (offer) => offer.id },
  loadWithoutCache: (id, { language, loaders }) =>
    shallowCopy(loaders.moreJobs.moreJobOfferById(id, language)),
  fields: (t) => ({
    ...offerTerms(t),
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

builder.queryFields((t) => ({
  moreJobOffer: t.field({
    type: MoreJobOfferRef,
    description:
      'A full-time offer by its id or by the slug of its title, live or expired. With both, the slug is tried when no offer has the id, because some titles look like ids. Null when no offer matches the place as well.',
    args: {
      id: t.arg.id({
        description:
          'Its id: a global id, a UUID, or that of the feed, which is a number, a dash and a text.',
      }),
      titleSlug: t.arg.string({
        description: 'The slug of its title, as used in URLs, instead of `id` or in addition.',
      }),
      citySlug: t.arg.string({ description: 'The slug of the city in any language: `berlin`.' }),
      partnerSlug: t.arg.string({ description: 'The slug of the company: `swiftbite`.' }),
      feed: t.arg.string({ description: 'The feed of the offer.' }),
    },
    resolve: async (_query, { id, titleSlug, ...place }, { errors, language, loaders }) => {
      const hasId = id !== null && id !== undefined;
      if (!hasId && !titleSlug) throw errors.badInput('`id` or `titleSlug` is needed');
      const { moreJobOffer } = loaders.moreJobs;
      const byId = hasId ? await moreJobOffer.load({ ...place, language, id: moreJobKey(id) }) : null;
      return byId ?? (titleSlug ? moreJobOffer.load({ ...place, language, titleSlug }) : null);
    },
  }),

  moreJobOffers: t.field({
    type: MoreJobOfferConnectionRef,
    description:
      'Live and valid full-time offers, newest first. Pages reach the first 10,000 offers, or 500 with a keyword that has more; `after` reaches all.',
    args: {
      ...pageArguments(t.arg, '10,000'),
      citySlug: t.arg.string({
        description: 'Only offers in this city, by its slug in any language: `berlin`.',
      }),
      state: t.arg.string({ description: 'Only offers in this state, two letters in any case: `ny`.' }),
      countryCode: t.arg.string({ description: 'Only offers in this country, ISO 3166-1 alpha-2: `DE`.' }),
      keyword: t.arg.string({
        description:
          'Words that the title or description must all contain, at most 200 characters: `night driver`.',
      }),
      partnerSlug: t.arg.string({ description: 'Only offers of this company, by its slug: `swiftbite`.' }),
      feed: t.arg.string({ description: 'Only offers of this feed, by `feedId`.' }),
    },
    resolve: (_query, { first, after, page, ...filter }, { language, loaders }, info) => {
      const expand = moreJobExpansion(info, 'edges', 'node');
      return keysetPage({ first, after, page }, (from, limit) =>
        loaders.moreJobs.moreJobsPage.load({ ...filter, language, expand, from, limit }),
      );
    },
  }),
}));

type Newest = (
  filter: { readonly citySlug?: string; readonly countryCode?: string },
  limit: number,
) => Promise<MoreJobOfferPage | null>;

/** The page size limit of the service. */
const maxRows = 200;

/** Other live offers: of the city and, if these are too few, of the country. */
const liveAlternatives = async (
  { id, city }: MoreJobOffer,
  limit: number,
  newest: Newest,
): Promise<MoreJobOffer[]> => {
  // One more, because the offer itself may be among them.
  const near = await newest({ citySlug: city.slug }, limit + 1);
  if (near === null) return [];
  const found = new Map(near.items.map((offer) => [offer.id, offer]));
  found.delete(id);
  if (found.size < limit) {
    const wider = await newest({ countryCode: city.country.countryCode }, Math.min(2 * limit + 1, maxRows));
    wider?.items.forEach((offer) => found.set(offer.id, found.get(offer.id) ?? offer));
    found.delete(id);
  }
  return [...found.values()].slice(0, limit);
};
