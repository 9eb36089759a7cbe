import { builder } from '../../builder/builder.ts';
import { connectionType } from '../../builder/connection.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import type { MoreJobOffer, MoreJobOfferPage } from '../../rest/rows.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { costOfTwoSearches } from '../../builder/fieldCost.ts';
import { moreJobKey } from '../../builder/globalId.ts';
import { price } from '../../rules/price.ts';
import { moreJobExpansion } from '../offerRows.ts';
import { MoreJobOfferRef, OfferRef } from '../refs.ts';
import { MoreJobContractRef, MoreJobFilterInput, moreJobFilterOf } from './moreJobFilter.ref.ts';
import { money, MoneyRef } from '../values/money.ref.ts';
import { limitOf, pageArguments } from '../../builder/arguments.ts';
import { keysetPage } from '../../builder/keysetPage.ts';

const MoreJobOfferConnectionRef = connectionType('MoreJobOffer', MoreJobOfferRef, 'full-time offers');

const byDate = deprecated('`datePosted`, by which full-time offers are ordered');

const PayPeriodRef = builder.enumType('PayPeriod', {
  description: 'What an amount is paid for.',
  values: {
    HOUR: { value: 'hour', description: 'An hour.' },
    MONTH: { value: 'month', description: 'A month.' },
    YEAR: { value: 'year', description: 'A year.' },
  } as const,
});

const MoreJobPayRef = builder.objectRef<NonNullable<MoreJobOffer['pay']>>('MoreJobPay').implement({
  description: 'The pay of a full-time offer before tax, as its feed states it.',
  fields: (t) => ({
    from: t.field({
      type: MoneyRef,
      nullable: false,
      description: 'The lowest pay.',
      resolve: ({ from, currency }) => ({ amount: from, currency }),
    }),
    to: t.field({
      type: MoneyRef,
      description: 'The highest pay. Null if `from` is the only amount.',
      resolve: ({ to, currency }) => money(to, currency),
    }),
    period: t.expose('period', {
      type: PayPeriodRef,
      nullable: false,
      description: 'What the amounts are paid for.',
    }),
  }),
});

builder.node(MoreJobOfferRef, {
  description: 'A full-time job of one company in one city, from a feed.',
  interfaces: [OfferRef],
  id: { resolve: (offer) => offer.id },
  loadWithoutCache: (id, { language, loaders }) =>
    shallowCopy(loaders.moreJobs.moreJobOfferById(id, language)),
  fields: (t) => ({
    uuid: t.expose('id', {
      type: 'UUID',
      nullable: false,
      description: 'The id as used in URLs.',
    }),
    languageCode: t.expose('language', {
      type: 'LanguageCode',
      nullable: false,
      description: 'The language of its texts, two letters: `de`.',
    }),
    language: t.exposeString('language', {
      nullable: false,
      deprecationReason: deprecated('`MoreJobOffer.languageCode`'),
      description: 'The language of its texts, two letters: `de`.',
    }),
    isMoreJob: t.exposeBoolean('isMoreJob', {
      nullable: false,
      deprecationReason: deprecated('`__typename`'),
      description: 'Whether it belongs to the full-time section: always true.',
    }),
    weight: t.exposeInt('weight', {
      nullable: false,
      deprecationReason: byDate,
      description: 'The weight of the offer in the order of lists: always 0.',
    }),
    price: t.float({
      nullable: false,
      deprecationReason: byDate,
      description: 'The weight divided by 100: always 0.',
      resolve: ({ weight }) => price(weight),
    }),
    feedId: t.exposeString('feedId', { nullable: false, description: 'The feed of the offer.' }),
    slugTitle: t.exposeString('slugTitle', {
      nullable: false,
      description: 'The title as used in URLs.',
    }),
    pay: t.expose('pay', {
      type: MoreJobPayRef,
      description: 'What it pays. Null when the feed does not state it.',
    }),
    contract: t.expose('contract', {
      type: MoreJobContractRef,
      description: 'Whether the contract has an end. Null when the feed does not state it.',
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
      filter: t.arg({
        type: MoreJobFilterInput,
        description: 'Only offers that fulfil all of this; all of them if it is null.',
      }),
    },
    resolve: (_query, { first, after, page, filter, ...rest }, { language, loaders }, info) => {
      const expand = moreJobExpansion(info, 'edges', 'node');
      const fulfilled = moreJobFilterOf(filter);
      return keysetPage({ first, after, page }, (from, limit) =>
        loaders.moreJobs.moreJobsPage.load({ ...rest, filter: fulfilled, language, expand, from, limit }),
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
