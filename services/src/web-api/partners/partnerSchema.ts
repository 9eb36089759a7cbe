import { Type } from 'typebox';
import { updated } from '../../rest/instant.ts';
import { listOf } from '../../rest/listOf.ts';
import { nullableString } from '../../rest/nullable.ts';
import { CategoryReference, Country, rated, ratingCounts, slugs } from '../../rest/references.ts';

export const Partner = Type.Object(
  {
    id: Type.Integer(),
    ...slugs,
    name: Type.String(),
    description: nullableString({ description: 'HTML, in the language of the path.' }),
    website: nullableString({ description: "The URL of the partner's website." }),
    countries: Type.Array(Country, { description: 'The countries in which it works.' }),
    ...rated,
    updated,
    ratingCounts: Type.Optional(ratingCounts),
    jobOffersCount: Type.Integer({ minimum: 0, description: 'Number of live offers.' }),
    categories: Type.Optional(
      Type.Array(CategoryReference, {
        description: 'The categories of its live offers, most offers first; only with expand=categories.',
      }),
    ),
  },
  { title: 'Partner', description: 'A company that offers gigs.' },
);

const partnersCount = (partners: string) =>
  Type.Integer({ minimum: 1, description: `Number of partners ${partners}.` });

const PartnerCategory = Type.Object(
  { category: CategoryReference, partnersCount: partnersCount('with live offers in it') },
  { title: 'PartnerCategory', description: 'A category to filter partners by.' },
);

const PartnerCountry = Type.Object(
  { country: Country, partnersCount: partnersCount('that work in it') },
  { title: 'PartnerCountry', description: 'A country to filter partners by.' },
);

const PartnerRating = Type.Object(
  {
    ratingFrom: Type.Number({ minimum: 1, maximum: 5, description: 'A value of `rating_from`.' }),
    partnersCount: partnersCount('that are rated at least this'),
  },
  { title: 'PartnerRating', description: 'A lowest rating to filter partners by.' },
);

/** What a list of partners can be filtered by. */
export const partnerCounts = {
  categories: Type.Optional(
    Type.Array(PartnerCategory, {
      description:
        'The categories of all partners that match the other filters, most partners first; only with expand=category_counts.',
    }),
  ),
  countries: Type.Optional(
    Type.Array(PartnerCountry, {
      description:
        'The countries of all partners that match the other filters, most partners first; only with expand=country_counts.',
    }),
  ),
  ratings: Type.Optional(
    Type.Array(PartnerRating, {
      description:
        'The lowest ratings that some, but not all partners reach that match the other filters, ascending; only with expand=rating_counts.',
    }),
  ),
};

export const PartnerList = Type.Object(
  { ...listOf(Partner, 'PartnerList').properties, ...partnerCounts },
  {
    title: 'PartnerList',
    description: 'One page of partners, with what they can be filtered by if `expand` names it.',
  },
);
