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
    website: nullableString({ description: 'Its own site.' }),
    countries: Type.Array(Country, { description: 'The countries it works in.' }),
    ...rated,
    updated,
    ratingCounts: Type.Optional(ratingCounts),
    jobOffersCount: Type.Integer({ minimum: 0, description: 'How many live offers it has.' }),
    categories: Type.Optional(
      Type.Array(CategoryReference, {
        description: 'What its live offers are, most offers first; with expand=categories.',
      }),
    ),
  },
  { title: 'Partner', description: 'A company whose gigs are offered.' },
);

export const PartnerCategory = Type.Object(
  {
    category: CategoryReference,
    partnersCount: Type.Integer({ minimum: 1, description: 'How many companies have live offers of it.' }),
  },
  { title: 'PartnerCategory', description: 'A category by which companies can be told apart.' },
);

export const PartnerList = Type.Object(
  {
    ...listOf(Partner, 'PartnerList').properties,
    categories: Type.Optional(
      Type.Array(PartnerCategory, {
        description:
          'The categories of all companies that the other filters leave, most companies first; with expand=category_counts.',
      }),
    ),
  },
  { title: 'PartnerList', description: 'One page of a list.' },
);
