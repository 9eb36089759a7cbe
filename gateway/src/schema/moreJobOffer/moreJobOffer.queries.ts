import { builder } from '../../builder/builder.ts';
import { moreJobKey } from '../../builder/globalId.ts';
import { keysetPage } from '../../builder/keysetPage.ts';
import { pageArguments } from '../../builder/pageArguments.ts';
import { MoreJobOfferConnectionRef, MoreJobOfferRef, moreJobExpansion } from './moreJobOffer.ref.ts';

builder.queryFields((t) => ({
  moreJobOffer: t.field({
    type: MoreJobOfferRef,
    description:
      'A full-time offer by its id or by the slug of its title, live or expired. With both, the slug is tried when no offer has the id, because some titles look like ids. Null when no offer matches the place as well.',
    args: {
      id: t.arg.id({
        description:
          'Its id: a global id, a UUID, or that of the feed, which is a number, a dash and a text.',
      }),
      titleSlug: t.arg.string({
        description: 'The slug of its title, as used in URLs, instead of `id` or in addition.',
      }),
      citySlug: t.arg.string({ description: 'The slug of the city in any language: `berlin`.' }),
      partnerSlug: t.arg.string({ description: 'The slug of the company: `swiftbite`.' }),
      feed: t.arg.string({ description: 'The feed of the offer.' }),
    },
    resolve: async (_query, { id, titleSlug, ...place }, { errors, language, loaders }) => {
      const hasId = id !== null && id !== undefined;
      if (!hasId && !titleSlug) throw errors.badInput('`id` or `titleSlug` is needed');
      const { moreJobOffer } = loaders.moreJobs;
      const byId = hasId ? await moreJobOffer.load({ ...place, language, id: moreJobKey(id) }) : null;
      return byId ?? (titleSlug ? moreJobOffer.load({ ...place, language, titleSlug }) : null);
    },
  }),

  moreJobOffers: t.field({
    type: MoreJobOfferConnectionRef,
    description:
      'Live and valid full-time offers, newest first. Pages reach the first 10,000 offers, or 500 with a keyword that has more; `after` reaches all.',
    args: {
      ...pageArguments(t.arg, '10,000'),
      citySlug: t.arg.string({
        description: 'Only offers in this city, by its slug in any language: `berlin`.',
      }),
      state: t.arg.string({ description: 'Only offers in this state, two letters in any case: `ny`.' }),
      countryCode: t.arg.string({ description: 'Only offers in this country, ISO 3166-1 alpha-2: `DE`.' }),
      keyword: t.arg.string({
        description:
          'Words that the title or description must all contain, at most 200 characters: `night driver`.',
      }),
      partnerSlug: t.arg.string({ description: 'Only offers of this company, by its slug: `swiftbite`.' }),
      feed: t.arg.string({ description: 'Only offers of this feed, by `feedId`.' }),
    },
    resolve: (_query, { first, after, page, ...filter }, { language, loaders }, info) => {
      const expand = moreJobExpansion(info, 'edges', 'node');
      return keysetPage({ first, after, page }, (from, limit) =>
        loaders.moreJobs.moreJobsPage.load({ ...filter, language, expand, from, limit }),
      );
    },
  }),
}));
