import type { GraphQLResolveInfo } from 'graphql';
import { pageArguments } from '../../builder/arguments.ts';
import { inRange } from '../../builder/badArgument.ts';
import { builder } from '../../builder/builder.ts';
import { connectionPage } from '../../builder/connection.ts';
import { costOfSearch } from '../../builder/fieldCost.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { PartnerCounts } from '../../rest/rows.ts';
import { CategoryRef, CountryRef } from '../refs.ts';
import { PartnerConnectionRef, PartnerRef, type PartnerConnection } from './partner.ref.ts';

type Counted<Name extends keyof PartnerCounts> = NonNullable<PartnerCounts[Name]>[number];

const PartnerSortRef = builder.enumType('PartnerSort', {
  description: 'The order of a list of companies.',
  values: {
    NAME: { value: 'name', description: 'By name, from A to Z.' },
    RATING: {
      value: 'rating',
      description: 'Highest rating first. It counts from 5 ratings on; companies with fewer follow by name.',
    },
    JOB_OFFERS_COUNT: { value: 'offers', description: 'The number of their live offers, most first.' },
  } as const,
});

const PartnerCategoryRef = builder.objectRef<Counted<'categories'>>('PartnerCategory').implement({
  description: 'A category to filter companies by.',
  fields: (t) => ({
    category: t.expose('category', {
      type: CategoryRef,
      nullable: false,
      description: 'The category.',
    }),
    partnersCount: t.exposeInt('partnersCount', {
      nullable: false,
      description: 'The number of companies with live offers of it, at least one.',
    }),
  }),
});

const PartnerCountryRef = builder.objectRef<Counted<'countries'>>('PartnerCountry').implement({
  description: 'A country to filter companies by.',
  fields: (t) => ({
    country: t.expose('country', { type: CountryRef, nullable: false, description: 'The country.' }),
    partnersCount: t.exposeInt('partnersCount', {
      nullable: false,
      description: 'The number of companies that are active there, at least one.',
    }),
  }),
});

const PartnerRatingRef = builder.objectRef<Counted<'ratings'>>('PartnerRating').implement({
  description: 'A lowest rating to filter companies by.',
  fields: (t) => ({
    ratingFrom: t.exposeFloat('ratingFrom', {
      nullable: false,
      description: 'The rating, 1 to 5 with one decimal.',
    }),
    partnersCount: t.exposeInt('partnersCount', {
      nullable: false,
      description: 'The number of companies that are rated at least this, at least one.',
    }),
  }),
});

builder.objectFields(PartnerConnectionRef, (t) => ({
  categories: t.field({
    type: [PartnerCategoryRef],
    description:
      'The values for the `category` filter, with the other filters applied, most companies first. Null when unknown.',
    resolve: ({ counts }: PartnerConnection) => counts?.categories ?? null,
  }),
  countries: t.field({
    type: [PartnerCountryRef],
    description:
      'The values for the `countryCode` filter, with the other filters applied, most companies first. Null when unknown.',
    resolve: ({ counts }: PartnerConnection) => counts?.countries ?? null,
  }),
  ratings: t.field({
    type: [PartnerRatingRef],
    description:
      'The values for the `ratingFrom` filter that some, but not all of the companies reach that the other filters leave, ascending. Null when unknown.',
    resolve: ({ counts }: PartnerConnection) => counts?.ratings ?? null,
  }),
}));

/** The names of what the list counts, in `expand`. */
const countedParts: Readonly<Record<keyof PartnerCounts, string>> = {
  categories: 'category_counts',
  countries: 'country_counts',
  ratings: 'rating_counts',
};

/** The parts of the list and its rows to load because the query selects them. */
const expansion = (info: GraphQLResolveInfo): string | undefined => {
  const ofRows = selectedFields(info, 'edges', 'node');
  const ofList = selectedFields(info);
  const parts = [
    ...(ofRows.has('updatedAt') ? ['updated'] : []),
    ...(ofRows.has('categories') ? ['categories'] : []),
    ...Object.entries(countedParts).flatMap(([field, part]) => (ofList.has(field) ? [part] : [])),
  ];
  return parts.length === 0 ? undefined : parts.join(',');
};

builder.queryFields((t) => ({
  partner: t.field({
    type: PartnerRef,
    description: 'A partner company by its slug. Null when there is none.',
    args: {
      slug: t.arg.string({
        required: true,
        description: 'The slug as in URLs, in any case.',
      }),
    },
    resolve: (_query, { slug }, { loaders }) => loaders.partners.partnerBySlug.load(slug.toLowerCase()),
  }),

  partners: t.field({
    complexity: costOfSearch,
    type: PartnerConnectionRef,
    description: 'Partner companies, optionally filtered.',
    args: {
      ...pageArguments(t.arg),
      category: t.arg.string({
        description:
          'Only partners with offers of this category, by its `orgSlug`, in the country of `countryCode` if there is one: `delivery`.',
      }),
      countryCode: t.arg.string({
        description: 'Only partners that are active in this country, ISO 3166-1 alpha-2: `DE`.',
      }),
      ratingFrom: t.arg.float({
        description: 'Only partners rated at least this on average, rounded to one decimal: 1 to 5.',
      }),
      sort: t.arg({ type: PartnerSortRef, description: 'The order; `NAME` by default.' }),
    },
    resolve: async (_query, { category, countryCode, ratingFrom, sort, ...page }, { loaders }, info) => {
      const filter = {
        category,
        countryCode,
        ratingFrom: inRange('ratingFrom', ratingFrom, [1, 5]),
        sort,
        expand: expansion(info),
      };
      let counts: PartnerConnection['counts'];
      const connection = await connectionPage(page, async (number, limit) => {
        const found = await loaders.partners.partnersPage.load({ ...filter, page: number, limit });
        counts ??= found ?? undefined;
        return found;
      });
      return { ...connection, counts } satisfies PartnerConnection;
    },
  }),
}));
