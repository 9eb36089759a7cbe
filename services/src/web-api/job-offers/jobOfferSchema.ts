import { Type } from 'typebox';
import { vehicles, type JobOfferStatus, type JobOfferType, type Vehicle } from '../../db/schema/jobOffer.ts';
import { FilterChoices } from '../../offer-filter/findFilterChoices.ts';
import { created, updated } from '../../rest/instant.ts';
import { listOf } from '../../rest/listOf.ts';
import { nullableInteger, nullableString } from '../../rest/nullable.ts';
import {
  CategoryReference,
  CityReference,
  Country,
  rated,
  ratingCounts,
  slugs,
} from '../../rest/references.ts';
import { CostToStart, CustomerAvailability, Earning, SignUpTime } from './figureSchema.ts';

export const jobOfferTypes: JobOfferType[] = ['part-time', 'weekend', 'student', 'freelance', 'full-time'];

const text = (description: string) =>
  Type.Optional(
    nullableString({ description: `${description} May contain {city}. In lists only with expand=texts.` }),
  );

const OfferCity = Type.Object(
  {
    ...CityReference.properties,
    country: Type.Optional(Country),
    state: Type.Optional(
      nullableString({
        description:
          'Two letters; null in countries where names of cities do not include one. In GET /job-offer only.',
      }),
    ),
    latitude: Type.Optional(
      Type.Number({ minimum: -90, maximum: 90, description: 'Degrees; in GET /job-offer only.' }),
    ),
    longitude: Type.Optional(
      Type.Number({ minimum: -180, maximum: 180, description: 'Degrees; in GET /job-offer only.' }),
    ),
  },
  {
    title: 'OfferCity',
    description:
      'The city of an offer, with its country in GET /job-offer and in lists with expand=countries.',
  },
);

const OfferingPartner = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    ...slugs,
    website: Type.Optional(
      nullableString({ description: "The partner's own site: with the texts of the offer." }),
    ),
    countries: Type.Optional(
      Type.Array(Country, { description: 'In GET /job-offer and in lists with expand=countries.' }),
    ),
  },
  { title: 'OfferingPartner', description: 'The partner of an offer.' },
);

const OfferReview = Type.Object(
  { ...rated, ratingCounts },
  { title: 'OfferReview', description: 'The ratings of one offer.' },
);

const PartnerCountryReview = Type.Object(rated, {
  title: 'PartnerCountryReview',
  description: "The ratings of all offers of the partner in the offer's country.",
});

export const JobOffer = Type.Object(
  {
    id: Type.Integer(),
    status: Type.Unsafe<JobOfferStatus>({ type: 'string', enum: ['live', 'expired'] }),
    url: Type.String({ description: "The offer on the partner's site." }),
    city: OfferCity,
    partner: OfferingPartner,
    categories: Type.Array(CategoryReference, { description: 'The categories of the offer.' }),
    type: Type.Unsafe<JobOfferType>({ type: 'string', enum: jobOfferTypes }),
    cardTitle: nullableString({ description: 'The title of its card. May contain {city}.' }),
    cardOverview: nullableString({ description: 'The second line of its card. May contain {city}.' }),
    earnings: text('HTML about the earnings.'),
    description: text('HTML about the gig.'),
    howToStart: text('HTML about the first steps.'),
    jobRequirementsDetails: text('HTML about the requirements.'),
    fees: text('HTML about fees of the partner.'),
    commonExpenses: text('HTML about common expenses.'),
    joiningBonus: text('HTML about the joining bonus.'),
    overview: text('HTML at the top of its page.'),
    overviewHeader: text('The heading above the overview.'),
    structuredData: text('A JSON document for search engines.'),
    seoTitle: text('The title for search engines.'),
    seoDescription: text('The description for search engines.'),
    seoKeywords: text('Comma-separated keywords.'),
    weight: Type.Integer({ description: 'The rank in lists and the price in hundredths.' }),
    validThrough: nullableString({
      description:
        'The last day of the offer (2026-11-21, until its end in UTC) or the instant at which it ends; null: no end.',
    }),
    isVerified: Type.Boolean({ description: 'Whether the partner confirmed it.' }),
    isMoreJob: Type.Boolean({ description: 'Whether it comes from a feed of full-time offers.' }),
    isDirectApply: Type.Boolean({
      description: 'Whether applications are sent here instead of on the site of the partner.',
    }),
    feedId: nullableString({ description: 'The feed of the offer.' }),
    slugTitle: nullableString({ description: 'The slug of its title; only of full-time offers.' }),
    minAge: nullableInteger({ description: 'The minimum age in years; null: not stated.' }),
    vehicle: Type.Unsafe<Vehicle | null>({
      type: ['string', 'null'],
      enum: [...vehicles, null],
      description: 'The least vehicle that it needs; null: not stated.',
    }),
    workLanguages: Type.Array(Type.String(), {
      description: 'Languages of which one suffices: ISO 639-1. Empty: not stated.',
    }),
    isRemote: Type.Boolean({ description: 'Whether it is done from home.' }),
    created,
    updated,
    review: OfferReview,
    review_partner_country: Type.Optional(PartnerCountryReview),
    costToStart: CostToStart,
    earning: Type.Optional(Earning),
    signUpTime: Type.Optional(SignUpTime),
    customerAvailability: Type.Optional(CustomerAvailability),
  },
  { title: 'JobOffer', description: "A partner's gig in a city." },
);

const counted = Type.Integer({ minimum: 1, description: 'Number of offers that remain.' });

/** The numbers of offers by category and by type. */
export const CountedOffers = Type.Object({
  categories: Type.Array(
    Type.Object(
      { category: CategoryReference, count: counted },
      {
        title: 'JobOfferCategoryFacet',
        description: 'A category to filter a list of offers by.',
      },
    ),
    { description: 'Counted without the filter by category, most offers first.' },
  ),
  types: Type.Array(
    Type.Object(
      {
        type: Type.Unsafe<JobOfferType>({ type: 'string', enum: jobOfferTypes }),
        count: counted,
      },
      { title: 'JobOfferTypeFacet', description: 'A type to filter a list of offers by.' },
    ),
    { description: 'Counted without the filter by type, most offers first.' },
  ),
});

export const JobOfferFacets = Type.Object(
  {
    ...CountedOffers.properties,
    ...FilterChoices.properties,
  },
  {
    title: 'JobOfferFacets',
    description:
      'Filters that narrow a list of offers further, with the other filters unchanged; leaves out categories and types without offers.',
  },
);

const { properties } = listOf(JobOffer, 'JobOfferList');

export const JobOfferList = Type.Object(
  { ...properties, facets: Type.Optional(JobOfferFacets) },
  { title: 'JobOfferList', description: 'One page of offers, with facets if expand=facets.' },
);
