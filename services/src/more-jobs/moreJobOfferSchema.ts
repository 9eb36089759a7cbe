import { Type } from 'typebox';
import type { JobOfferStatus } from '../db/schema/jobOffer.ts';
import { contracts, payPeriods, type Contract, type PayPeriod } from '../db/schema/moreJobOffer.ts';
import { created } from '../rest/instant.ts';
import { nullableNumber, nullableString } from '../rest/nullable.ts';
import { CategoryReference, CityReference, Country, slugs } from '../rest/references.ts';

const EmployingPartner = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    ...slugs,
    website: Type.Optional(
      nullableString({ description: "The partner's own site: with the texts of the offer." }),
    ),
  },
  { title: 'EmployingPartner', description: 'The employer.' },
);

const EmployingCity = Type.Object(
  {
    ...CityReference.properties,
    state: nullableString({
      description: 'Two letters; null in countries where names of cities do not include one.',
    }),
    country: Country,
  },
  { title: 'EmployingCity', description: 'The city of the job.' },
);

const Pay = Type.Object(
  {
    from: Type.Number({ minimum: 0, description: 'The lowest pay before tax, in units of the currency.' }),
    to: nullableNumber({ minimum: 0, description: 'The highest pay; null if `from` is the only amount.' }),
    currency: Type.String({ description: 'ISO 4217.' }),
    period: Type.Unsafe<PayPeriod>({
      type: 'string',
      enum: [...payPeriods],
      description: 'What the amounts are paid for.',
    }),
  },
  { title: 'MoreJobPay', description: 'The pay that a feed states.' },
);

export const MoreJobOffer = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    status: Type.Unsafe<JobOfferStatus>({
      type: 'string',
      enum: ['live', 'expired'],
      description: 'Also expired when validThrough is past.',
    }),
    url: Type.String({ description: 'The page of the offer.' }),
    city: EmployingCity,
    partner: EmployingPartner,
    categories: Type.Array(CategoryReference, {
      description: 'Always empty, because feeds have no categories.',
    }),
    type: Type.Unsafe<'full-time'>({ type: 'string', enum: ['full-time'] }),
    cardTitle: Type.String({ description: 'The title, in the language of the offer.' }),
    cardOverview: nullableString({ description: 'The first sentence of the description, plain text.' }),
    description: Type.Optional(
      Type.String({ description: 'HTML about the job. In lists only with expand=texts.' }),
    ),
    structuredData: Type.Optional(
      nullableString({
        description:
          'A JSON document for search engines; null when expired. In lists only with expand=texts.',
      }),
    ),
    seoTitle: Type.String({ description: 'The title for search engines.' }),
    seoDescription: nullableString({ description: 'The description for search engines.' }),
    language: Type.String({ description: 'The language of its texts, two letters.' }),
    weight: Type.Integer({ description: 'Always 0, because the list is ordered by date.' }),
    validThrough: nullableString({
      description:
        'The last day of the offer (2026-11-21, until its end in UTC) or the instant at which it ends; null: no end.',
    }),
    isVerified: Type.Boolean({ description: 'Always false.' }),
    isMoreJob: Type.Boolean({ description: 'Always true.' }),
    isDirectApply: Type.Boolean({ description: 'Always false: applications are sent at `url`.' }),
    feedId: Type.String({ description: 'The feed of the offer.' }),
    slugTitle: Type.String({ description: 'The slug of its title.' }),
    pay: Type.Union([Pay, Type.Null()], { description: 'null if the feed states none.' }),
    contract: Type.Unsafe<Contract | null>({
      type: ['string', 'null'],
      enum: [...contracts, null],
      description: 'Whether the contract has an end; null if the feed does not state it.',
    }),
    created,
  },
  { title: 'MoreJobOffer', description: 'A full-time offer from a feed.' },
);

export const MoreJobOfferList = Type.Object(
  {
    items: Type.Array(MoreJobOffer, { description: 'The rows of this page.' }),
    total: Type.Integer({
      minimum: 0,
      description: 'Number of rows on all pages; a lower bound if totalIsExact is false.',
    }),
    totalIsExact: Type.Boolean({ description: 'false: counting stopped early, and there are more rows.' }),
    page: Type.Integer({
      minimum: 1,
      description: 'The number of this page, from 1; 1 for requests with after.',
    }),
    pageCount: Type.Integer({ minimum: 0, description: 'Number of pages for total.' }),
    next: nullableString({
      description: 'The value of after for the next rows; null at the end.',
    }),
  },
  { title: 'MoreJobOfferList', description: 'One page of full-time offers.' },
);
