import { Type } from 'typebox';
import type { JobOfferStatus } from '../db/schema/jobOffer.ts';
import { created } from '../rest/instant.ts';
import { nullableString } from '../rest/nullable.ts';
import { CategoryReference, CityReference, Country, slugs } from '../rest/references.ts';

const EmployingPartner = Type.Object(
  { id: Type.Integer(), name: Type.String(), ...slugs },
  { title: 'EmployingPartner', description: 'The company that employs.' },
);

const EmployingCity = Type.Object(
  {
    ...CityReference.properties,
    state: nullableString({ description: 'Two letters, where the country has states.' }),
    country: Country,
  },
  { title: 'EmployingCity', description: 'Where the job is.' },
);

export const MoreJobOffer = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    status: Type.Unsafe<JobOfferStatus>({
      type: 'string',
      enum: ['live', 'expired'],
      description: 'expired as well when validThrough is past.',
    }),
    url: Type.String({ description: 'Where the job is offered.' }),
    city: EmployingCity,
    partner: EmployingPartner,
    categories: Type.Array(CategoryReference, { description: 'Always empty: feeds name none.' }),
    type: Type.Unsafe<'full-time'>({ type: 'string', enum: ['full-time'] }),
    cardTitle: Type.String({ description: 'The title, in the language of the offer.' }),
    cardOverview: nullableString({ description: 'The first sentence of the description, plain text.' }),
    description: Type.Optional(
      Type.String({ description: 'HTML on the job. In lists with expand=texts only.' }),
    ),
    structuredData: Type.Optional(
      nullableString({
        description:
          'A JSON document for search engines; null when expired. In lists with expand=texts only.',
      }),
    ),
    seoTitle: Type.String({ description: 'The title for search engines.' }),
    seoDescription: nullableString({ description: 'The description for search engines.' }),
    language: Type.String({ description: 'The language of its texts, two letters.' }),
    weight: Type.Integer({ description: 'Always 0: the list is ordered by date.' }),
    validThrough: nullableString({
      description: 'The last day (2026-11-21, until its end in UTC) or instant of the offer; null: no end.',
    }),
    isVerified: Type.Boolean({ description: 'Always false: the feed vouches for it.' }),
    isMoreJob: Type.Boolean({ description: 'Always true.' }),
    isDirectApply: Type.Boolean({ description: 'Always false: one applies at the url.' }),
    feedId: Type.String({ description: 'The feed it came from.' }),
    slugTitle: Type.String({ description: 'The slug of its title.' }),
    created,
  },
  { title: 'MoreJobOffer', description: 'A full-time offer from a feed.' },
);

export const MoreJobOfferList = Type.Object(
  {
    items: Type.Array(MoreJobOffer, { description: 'The rows of this page.' }),
    total: Type.Integer({
      minimum: 0,
      description: 'How many rows there are on all pages; counting ends early, see totalIsExact.',
    }),
    totalIsExact: Type.Boolean({ description: 'false: there are more rows than total says.' }),
    page: Type.Integer({ minimum: 1, description: 'Which page this is, from 1; 1 for an answer to after.' }),
    pageCount: Type.Integer({ minimum: 0, description: 'How many pages total has.' }),
    next: nullableString({
      description: 'What after must be for the rows behind these; null: there are none.',
    }),
  },
  { title: 'MoreJobOfferList', description: 'One page of full-time offers.' },
);
