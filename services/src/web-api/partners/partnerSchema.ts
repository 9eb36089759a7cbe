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

export const PartnerCategory = Type.Object(
  {
    category: CategoryReference,
    partnersCount: Type.Integer({ minimum: 1, description: 'Number of partners with live offers in it.' }),
  },
  { title: 'PartnerCategory', description: 'A category to filter partners by.' },
);

export const PartnerList = Type.Object(
  {
    ...listOf(Partner, 'PartnerList').properties,
    categories: Type.Optional(
      Type.Array(PartnerCategory, {
        description:
          'The categories of all partners that match the other filters, most partners first; only with expand=category_counts.',
      }),
    ),
  },
  { title: 'PartnerList', description: 'One page of partners, with categories if expand=category_counts.' },
);
