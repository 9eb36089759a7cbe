import { builder } from '../../builder/builder.ts';
import { connectionPage } from '../../builder/connection.ts';
import { pageArguments } from '../../builder/pageArguments.ts';
import { PartnerConnectionRef, PartnerRef } from './partner.ref.ts';

builder.queryFields((t) => ({
  partner: t.field({
    type: PartnerRef,
    description: 'A partner company by its slug. Null when there is none.',
    args: { slug: t.arg.string({ required: true, description: 'The slug, upper and lower case alike.' }) },
    resolve: (_query, { slug }, { loaders }) => loaders.partners.partnerBySlug.load(slug.toLowerCase()),
  }),

  partners: t.field({
    type: PartnerConnectionRef,
    description: 'Partner companies, all or by what they offer.',
    args: {
      ...pageArguments(t.arg),
      category: t.arg.string({ description: 'Only those with offers of this category, by its slug.' }),
      countryCode: t.arg.string({ description: 'Only those active in this country, ISO 3166-1 alpha-2.' }),
    },
    resolve: (_query, { category, countryCode, ...page }, { loaders }) =>
      connectionPage(page, (number, limit) =>
        loaders.partners.partnersPage.load({ category, countryCode, page: number, limit }),
      ),
  }),
}));
