import { Type } from 'typebox';
import type { JobOfferStatus, JobOfferType } from '../../db/schema/jobOffer.ts';
import { created, updated } from '../../rest/instant.ts';
import { listOf } from '../../rest/listOf.ts';
import { nullableString } from '../../rest/nullable.ts';
import {
  CategoryReference,
  CityReference,
  Country,
  rated,
  ratingCounts,
  slugs,
} from '../../rest/references.ts';
import { Amount, CustomerAvailability, SignUpTime } from './figureSchema.ts';

export const jobOfferTypes: JobOfferType[] = ['part-time', 'weekend', 'student', 'freelance', 'full-time'];

const text = (description: string) =>
  Type.Optional(
    nullableString({ description: `${description} May hold {city}. In lists with expand=texts only.` }),
  );

const OfferCity = Type.Object(
  {
    ...CityReference.properties,
    country: Type.Optional(Country),
  },
  {
    title: 'OfferCity',
    description:
      'The city of an offer; its country is in GET /job-offer, and in lists with expand=countries.',
  },
);

const OfferingPartner = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    ...slugs,
    countries: Type.Optional(
      Type.Array(Country, { description: 'In GET /job-offer, and in lists with expand=countries.' }),
    ),
  },
  { title: 'OfferingPartner', description: 'As much of a partner as its offer needs.' },
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
    url: Type.String({ description: "Where the partner's own page of the offer is." }),
    city: OfferCity,
    partner: OfferingPartner,
    categories: Type.Array(CategoryReference, { description: 'The kinds of gig it belongs to.' }),
    type: Type.Unsafe<JobOfferType>({ type: 'string', enum: jobOfferTypes }),
    cardTitle: nullableString({ description: 'What its card says. May hold {city}.' }),
    cardOverview: nullableString({ description: 'The second line of its card. May hold {city}.' }),
    earnings: text('HTML on what one earns.'),
    description: text('HTML on the gig.'),
    howToStart: text('HTML on the first steps.'),
    jobRequirementsDetails: text('HTML on what one must bring.'),
    fees: text('HTML on what the partner keeps.'),
    commonExpenses: text('HTML on what one has to pay.'),
    joiningBonus: text('HTML on the bonus for newcomers.'),
    overview: text('HTML, the beginning of its page.'),
    overviewHeader: text('The heading above the overview.'),
    structuredData: text('A JSON document for search engines.'),
    seoTitle: text('The title for search engines.'),
    seoDescription: text('The description for search engines.'),
    seoKeywords: text('Keywords, comma separated.'),
    weight: Type.Integer({ description: 'Rank in lists, and the price in hundredths.' }),
    validThrough: nullableString({
      description: 'The last day (2026-11-21, until its end in UTC) or instant of the offer; null: no end.',
    }),
    isVerified: Type.Boolean({ description: 'The partner confirmed it.' }),
    isMoreJob: Type.Boolean({ description: 'It comes from a feed of full-time offers.' }),
    isDirectApply: Type.Boolean({ description: 'One applies here, not at the partner.' }),
    feedId: nullableString({ description: 'The feed it came from.' }),
    slugTitle: nullableString({ description: 'The slug of its title, of full-time offers only.' }),
    created,
    updated,
    review: OfferReview,
    review_partner_country: Type.Optional(PartnerCountryReview),
    costToStart: Amount('CostToStart', 'What people paid before they could start.'),
    earning: Type.Optional(Amount('Earning', 'What people earn in an hour.')),
    signUpTime: Type.Optional(SignUpTime),
    customerAvailability: Type.Optional(CustomerAvailability),
  },
  { title: 'JobOffer', description: "One partner's gig in one city." },
);

const counted = Type.Integer({ minimum: 1, description: 'How many offers it leaves.' });

export const JobOfferFacets = Type.Object(
  {
    categories: Type.Array(
      Type.Object(
        { category: CategoryReference, count: counted },
        {
          title: 'JobOfferCategoryFacet',
          description: 'A category that a list of offers can be narrowed to.',
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
        { title: 'JobOfferTypeFacet', description: 'A type that a list of offers can be narrowed to.' },
      ),
      { description: 'Counted without the filter by type, most offers first.' },
    ),
  },
  {
    title: 'JobOfferFacets',
    description:
      'What a list of offers can be narrowed to, with the other filters as they are; no empty ones.',
  },
);

const { properties } = listOf(JobOffer, 'JobOfferList');

export const JobOfferList = Type.Object(
  { ...properties, facets: Type.Optional(JobOfferFacets) },
  { title: 'JobOfferList', description: 'One page of a list; its facets with expand=facets.' },
);
