import { builder } from '../../builder/builder.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { costOfFigure, costOfOwnCall } from '../../builder/fieldCost.ts';
import {
  ProductRef,
  RatingSummaryRef,
  JobOfferRef,
  CostToStartRef,
  CustomerAvailabilityChoiceRef,
  CustomerAvailabilityRef,
  EarningRef,
  SignUpTimeChoiceRef,
  SignUpTimeRef,
} from '../refs.ts';
import { NetPayRef } from '../pay/netPay.ref.ts';
import { money, MoneyRangeRef, MoneyRef } from '../values/money.ref.ts';
import type { CustomerAvailability, SignUpTime } from '../../rest/rows.ts';

const latest = 'The day of the newest contribution, in UTC; null when unknown.';

const quartile = (share: string) =>
  `The amount below which ${share} of the contributions are, in \`currency\`; null below five contributions or when unknown.`;

const averageType = (ref: typeof EarningRef, what: string) =>
  ref.implement({
    description: `${what}, as reported by people who did the gig.`,
    fields: (t) => ({
      average: t.field({
        type: MoneyRef,
        description: 'The mean; null without contributions.',
        resolve: ({ avg, currency }) => money(avg, currency),
      }),
      typicalRange: t.field({
        type: MoneyRangeRef,
        description:
          'Half of the contributions are in it: a quarter are below, a quarter above. Null below five contributions or when unknown.',
        resolve: ({ lowerQuartile: lowest, upperQuartile: highest, currency }) =>
          lowest == null || highest == null ? null : { lowest, highest, currency },
      }),
      avg: t.exposeFloat('avg', {
        deprecationReason: deprecated('`average`'),
        description: 'The mean, in `currency`; null without contributions.',
      }),
      lowerQuartile: t.float({
        deprecationReason: deprecated('`typicalRange`'),
        description: quartile('a quarter'),
        resolve: (figure) => figure.lowerQuartile ?? null,
      }),
      upperQuartile: t.float({
        deprecationReason: deprecated('`typicalRange`'),
        description: quartile('three quarters'),
        resolve: (figure) => figure.upperQuartile ?? null,
      }),
      count: t.exposeInt('count', {
        nullable: false,
        description: 'The number of contributions that count.',
      }),
      currency: t.exposeString('currency', {
        nullable: false,
        deprecationReason: deprecated('`average` or `JobOffer.currency`'),
        description: 'ISO 4217: `EUR`.',
      }),
      latest: t.field({ type: 'Date', description: latest, resolve: (figure) => figure.latest ?? null }),
    }),
  });

averageType(EarningRef, 'What the gig earns in an hour');
averageType(CostToStartRef, 'What people spend before the first gig');

builder.objectField(EarningRef, 'net', (t) =>
  t.field({
    type: NetPayRef,
    description:
      'What is left of the mean. Null without contributions, or if nothing is known of tax in the country of the gig.',
    resolve: ({ net, currency }) => net && { ...net, currency },
  }),
);

interface Share<Key> {
  readonly key: Key;
  readonly percent: number;
}

const SignUpTimeShareRef = builder
  .objectRef<Share<keyof SignUpTime['percents']>>('SignUpTimeShare')
  .implement({
    description: 'The percentage of contributions with the same answer.',
    fields: (t) => ({
      key: t.expose('key', { type: SignUpTimeChoiceRef, nullable: false, description: 'The answer.' }),
      percent: t.exposeFloat('percent', { nullable: false, description: 'The percentage, 0 to 100.' }),
    }),
  });

const CustomerAvailabilityShareRef = builder
  .objectRef<Share<keyof CustomerAvailability['percents']>>('CustomerAvailabilityShare')
  .implement({
    description: 'The percentage of contributions with the same answer.',
    fields: (t) => ({
      key: t.expose('key', {
        type: CustomerAvailabilityChoiceRef,
        nullable: false,
        description: 'The answer.',
      }),
      percent: t.exposeFloat('percent', { nullable: false, description: 'The percentage, 0 to 100.' }),
    }),
  });

const sharesOf = <Key extends string>(keys: readonly Key[], percents: Readonly<Record<Key, number>>) =>
  keys.map((key) => ({ key, percent: percents[key] }));

const shares = 'The percentage of each answer, about 100 in total; 0 without contributions.';

SignUpTimeRef.implement({
  description: 'How long it takes from signing up to the first gig, as reported by people who did the gig.',
  fields: (t) => ({
    days: t.float({
      description:
        'The average in days, by which lists are sorted: answers count as 1, 2.5, 7, 14 and 30 days. Null without contributions.',
      resolve: (figure) => figure.days ?? null,
    }),
    count: t.exposeInt('count', { nullable: false, description: 'The number of contributions.' }),
    latest: t.field({ type: 'Date', description: latest, resolve: (figure) => figure.latest ?? null }),
    percents: t.field({
      type: [SignUpTimeShareRef],
      nullable: false,
      description: shares,
      resolve: ({ percents }) => sharesOf(['1_day', '2_3_days', '1_week', '2_weeks', 'longer'], percents),
    }),
  }),
});

CustomerAvailabilityRef.implement({
  description: 'How easily customers are found, as reported by people who did the gig.',
  fields: (t) => ({
    count: t.exposeInt('count', { nullable: false, description: 'The number of contributions.' }),
    latest: t.field({ type: 'Date', description: latest, resolve: (figure) => figure.latest ?? null }),
    percents: t.field({
      type: [CustomerAvailabilityShareRef],
      nullable: false,
      description: shares,
      resolve: ({ percents }) => sharesOf(['low', 'medium', 'high'], percents),
    }),
  }),
});

builder.objectFields(JobOfferRef, (t) => ({
  review: t.expose('review', {
    type: RatingSummaryRef,
    description: 'The ratings of this offer.',
  }),
  reviewPartnerCountry: t.field({
    complexity: costOfFigure,
    type: RatingSummaryRef,
    description: 'The ratings of the partner in the whole country of the offer. Null when unknown.',
    resolve: (offer) => offer.review_partner_country ?? null,
  }),
  currency: t.field({
    type: 'CurrencyCode',
    nullable: false,
    description: 'The currency of its figures and of contributions to them, ISO 4217: `EUR`.',
    resolve: ({ costToStart }) => costToStart.currency,
  }),
  costToStart: t.expose('costToStart', {
    type: CostToStartRef,
    description: 'What people spend before the first gig.',
  }),
  earning: t.field({
    type: EarningRef,
    description: 'What the gig earns. Null for bots.',
    resolve: (offer, _args, { bot, loaders }) =>
      bot ? null : (offer.earning ?? loaders.offerFigures.earningByOfferId.load(offer.id)),
  }),
  signUpTime: t.field({
    type: SignUpTimeRef,
    description: 'How long it takes to get started. Null for bots.',
    resolve: (offer, _args, { bot, loaders }) =>
      bot ? null : (offer.signUpTime ?? loaders.offerFigures.signUpTimeByOfferId.load(offer.id)),
  }),
  customerAvailability: t.field({
    type: CustomerAvailabilityRef,
    description: 'How easily customers are found. Null for bots.',
    resolve: (offer, _args, { bot, loaders }) =>
      bot
        ? null
        : (offer.customerAvailability ?? loaders.offerFigures.customerAvailabilityByOfferId.load(offer.id)),
  }),
  equipment: t.field({
    complexity: costOfOwnCall(10),
    type: [ProductRef],
    description: 'Equipment for the gig.',
    resolve: (offer, _args, { loaders }) => loaders.offerFigures.equipmentByOfferId.load(offer.id),
  }),
  services: t.field({
    complexity: costOfOwnCall(10),
    type: [ProductRef],
    description: 'Services that make the gig easier.',
    resolve: (offer, _args, { loaders }) => loaders.offerFigures.servicesByOfferId.load(offer.id),
  }),
}));
