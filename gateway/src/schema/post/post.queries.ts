import { builder } from '../../builder/builder.ts';
import { PostRef, postExpansion } from './post.ref.ts';

builder.queryFields((t) => ({
  jobOfferPosts: t.field({
    type: [PostRef],
    description: 'Posts that go with an offer. Empty when there are none.',
    args: {
      citySlug: t.arg.string({ required: true, description: 'The slug of the offer’s city.' }),
      partnerSlug: t.arg.string({ required: true, description: 'The slug of the offer’s partner.' }),
    },
    resolve: (_query, { citySlug, partnerSlug }, { loaders }, info) =>
      loaders.posts.postsByOfferSlugs.load({ citySlug, partnerSlug, expand: postExpansion(info) }),
  }),
}));
