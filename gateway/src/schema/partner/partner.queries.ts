import type { GraphQLResolveInfo } from 'graphql';
import { builder } from '../../builder/builder.ts';
import { connectionPage } from '../../builder/connection.ts';
import { costOfSearch } from '../../builder/fieldCost.ts';
import { pageArguments } from '../../builder/pageArguments.ts';
import { selectedFields } from '../../builder/selection.ts';
import type { PartnerPage } from '../../rest/rows.ts';
import { PartnerConnectionRef, PartnerRef, type PartnerConnection } from './partner.ref.ts';

/** The parts of the list and its rows to load because the query selects them. */
const expansion = (info: GraphQLResolveInfo): string | undefined => {
  const ofRows = selectedFields(info, 'edges', 'node');
  const parts = [
    ...(ofRows.has('updatedAt') ? ['updated'] : []),
    ...(ofRows.has('categories') ? ['categories'] : []),
    ...(selectedFields(info).has('categories') ? ['category_counts'] : []),
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
        description: 'Only partners with offers of this category, by its `orgSlug`: `delivery`.',
      }),
      countryCode: t.arg.string({
        description: 'Only partners that are active in this country, ISO 3166-1 alpha-2: `DE`.',
      }),
    },
    resolve: async (_query, { category, countryCode, ...page }, { loaders }, info) => {
      const filter = { category, countryCode, expand: expansion(info) };
      let categories: PartnerPage['categories'];
      const connection = await connectionPage(page, async (number, limit) => {
        const found = await loaders.partners.partnersPage.load({ ...filter, page: number, limit });
        categories ??= found?.categories;
        return found;
      });
      return { ...connection, categories } satisfies PartnerConnection;
    },
  }),
}));
