import type { ArgBuilder } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import { builder, type GraphTypes } from '../../builder/builder.ts';
import { connectionPage, type PageArguments } from '../../builder/connection.ts';
import type { Context } from '../../builder/context.ts';
import { costOfTwoSearches } from '../../builder/fieldCost.ts';
import { pageArguments, utmSource } from '../../builder/arguments.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { JobOffer, JobOfferSort } from '../../rest/rows.ts';
import { filterOf, JobOfferFilterInput } from './jobOfferFilter.ref.ts';
import { CityRef } from '../city/city.ref.ts';
import { PartnerRef } from '../partner/partner.ref.ts';
import {
  CityCategoryRef,
  PartnerPlaceRef,
  JobOfferConnectionRef,
  JobOfferRef,
  JobOfferSortRef,
  JobOfferTypeRef,
  type JobOfferConnection,
} from '../refs.ts';
import { offerBySlugs, offerExpansion, isListed } from '../offerRows.ts';

interface OfferListArguments {
  readonly citySlug?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
  readonly onePerPartner?: boolean | null | undefined;
  readonly partnerSlug?: string | null | undefined;
  readonly categories?: readonly string[] | null | undefined;
  readonly type?: JobOffer['type'] | null | undefined;
  readonly filter?: typeof JobOfferFilterInput.$inferInput | null | undefined;
  readonly sort?: JobOfferSort | null | undefined;
  readonly utmSource?: string | null | undefined;
}

/** The arguments of every list of offers that can be narrowed, beside those of its own. */
const narrowingArguments = (arg: ArgBuilder<GraphTypes>) => ({
  type: arg({ type: JobOfferTypeRef, description: 'Only offers of this type.' }),
  filter: arg({ type: JobOfferFilterInput, description: 'What the offers must fulfil besides.' }),
  sort: arg({ type: JobOfferSortRef, description: 'The order; `WEIGHT` by default.' }),
  utmSource: arg.string(utmSource),
});

const offersPage = async (
  { filter, ...list }: OfferListArguments,
  page: PageArguments,
  context: Context,
  info: GraphQLResolveInfo,
) => {
  const restrictions = filterOf(filter);
  const ofList = selectedFields(info).has('facets') ? ['facets'] : [];
  const expand = offerExpansion(info, context, ['edges', 'node'], ofList);
  let facets: JobOfferConnection['facets'];
  const connection = await connectionPage(
    page,
    async (number, limit) => {
      const found = await context.loaders.jobOffers.jobOffersPage.load({
        ...list,
        filter: restrictions,
        page: number,
        limit,
        expand,
      });
      facets ??= found?.facets;
      return found;
    },
    isListed(context.log),
  );
  return { ...connection, facets } satisfies JobOfferConnection;
};

builder.queryFields((t) => ({
  jobOffer: t.field({
    type: JobOfferRef,
    description: 'The offer of a partner in a city, live or expired. Null when there is none.',
    args: {
      citySlug: t.arg.string({
        required: true,
        description: 'The slug of the city in any language: `berlin`.',
      }),
      partnerSlug: t.arg.string({ required: true, description: 'The slug of the partner: `swiftbite`.' }),
      utmSource: t.arg.string(utmSource),
    },
    resolve: (_query, slugs, context, info) => offerBySlugs(slugs, context, info),
  }),

  jobOffers: t.field({
    complexity: costOfTwoSearches,
    type: JobOfferConnectionRef,
    description: 'Live and valid offers, highest weight first unless sorted otherwise.',
    args: {
      ...pageArguments(t.arg),
      citySlug: t.arg.string({
        description: 'Only offers in this city, by its slug in any language: `berlin`.',
      }),
      countryCode: t.arg.string({ description: 'Only offers in this country, ISO 3166-1 alpha-2: `DE`.' }),
      onePerPartner: t.arg.boolean({
        description: 'Only the offer with the highest weight of each company.',
      }),
      partnerSlug: t.arg.string({ description: 'Only offers of this partner, by its slug: `swiftbite`.' }),
      categories: t.arg.stringList({
        description: 'Only offers of any of these categories, by `orgSlug`: `delivery`.',
      }),
      ...narrowingArguments(t.arg),
    },
    resolve: (_query, { first, after, page, ...list }, context, info) =>
      offersPage(list, { first, after, page }, context, info),
  }),
}));

builder.objectField(CityRef, 'jobOffers', (t) =>
  t.field({
    type: JobOfferConnectionRef,
    description: 'The live and valid offers of the city, highest weight first unless sorted otherwise.',
    args: {
      ...pageArguments(t.arg),
      categories: t.arg.stringList({
        description: 'Only offers of any of these categories, by `orgSlug`: `delivery`.',
      }),
      ...narrowingArguments(t.arg),
    },
    resolve: (city, { first, after, page, ...list }, context, info) =>
      offersPage({ ...list, citySlug: city.slug }, { first, after, page }, context, info),
  }),
);

builder.objectField(CityCategoryRef, 'jobOffers', (t) =>
  t.field({
    type: JobOfferConnectionRef,
    description:
      'The live and valid offers of the category in the city, highest weight first unless sorted otherwise.',
    args: {
      ...pageArguments(t.arg),
      ...narrowingArguments(t.arg),
    },
    resolve: ({ city, category }, { first, after, page, ...list }, context, info) =>
      offersPage(
        { ...list, citySlug: city.slug, categories: [category.orgSlug] },
        { first, after, page },
        context,
        info,
      ),
  }),
);

builder.objectField(PartnerRef, 'jobOffers', (t) =>
  t.field({
    type: JobOfferConnectionRef,
    description:
      'The live and valid offers of the company, highest weight first unless sorted otherwise. Those of a country or a city are also those of `place`.',
    args: {
      ...pageArguments(t.arg),
      citySlug: t.arg.string({
        description: 'Only offers in this city, by its slug in any language: `berlin`.',
      }),
      countryCode: t.arg.string({ description: 'Only offers in this country, ISO 3166-1 alpha-2: `DE`.' }),
      categories: t.arg.stringList({
        description: 'Only offers of any of these categories, by `orgSlug`: `delivery`.',
      }),
      ...narrowingArguments(t.arg),
    },
    resolve: ({ slug }, { first, after, page, ...list }, context, info) =>
      offersPage({ ...list, partnerSlug: slug }, { first, after, page }, context, info),
  }),
);

builder.objectField(PartnerPlaceRef, 'jobOffers', (t) =>
  t.field({
    type: JobOfferConnectionRef,
    description: 'The live and valid offers of the company in the place, highest weight first.',
    args: { ...pageArguments(t.arg), utmSource: t.arg.string(utmSource) },
    resolve: ({ partner, countryCode, citySlug }, { utmSource, ...page }, context, info) =>
      offersPage({ partnerSlug: partner.slug, countryCode, citySlug, utmSource }, page, context, info),
  }),
);
