import { builder } from '../../builder/builder.ts';
import { connectionPage } from '../../builder/connection.ts';
import { optionalRowId, rowId } from '../../builder/globalId.ts';
import { pageArguments } from '../../builder/pageArguments.ts';
import { PostConnectionRef, PostRef, postExpansion } from './post.ref.ts';

builder.queryFields((t) => ({
  post: t.field({
    type: PostRef,
    description: 'A post by its slug. Null when there is none.',
    args: {
      slug: t.arg.string({
        required: true,
        description: 'The slug as in URLs, in any case.',
      }),
    },
    resolve: (_query, { slug }, { loaders }) => loaders.posts.postBySlug.load(slug.toLowerCase()),
  }),

  posts: t.field({
    type: PostConnectionRef,
    description: 'The posts of the blog, newest first, optionally about one city.',
    args: {
      ...pageArguments(t.arg),
      cityId: t.arg.id({ description: 'Only posts about this city: the `id` of a City.' }),
    },
    resolve: (_query, { cityId, ...page }, { loaders }, info) => {
      const filter = { cityId: optionalRowId('City', cityId), expand: postExpansion(info, 'edges', 'node') };
      return connectionPage(page, (number, limit) =>
        loaders.posts.postsPage.load({ ...filter, page: number, limit }),
      );
    },
  }),

  similarPosts: t.field({
    type: [PostRef],
    description: 'Posts related to a post. Empty when there are none.',
    args: { postId: t.arg.id({ required: true, description: 'The post: its `id`.' }) },
    resolve: (_query, { postId }, { loaders }, info) =>
      loaders.posts.similarPosts.load({ postId: rowId('Post', postId), expand: postExpansion(info) }),
  }),

  jobOfferPosts: t.field({
    type: [PostRef],
    description: 'Posts related to an offer. Empty when there are none.',
    args: {
      citySlug: t.arg.string({
        required: true,
        description: 'The slug of the offer’s city in any language: `berlin`.',
      }),
      partnerSlug: t.arg.string({
        required: true,
        description: 'The slug of the offer’s partner: `swiftbite`.',
      }),
    },
    resolve: (_query, { citySlug, partnerSlug }, { loaders }, info) =>
      loaders.posts.postsByOfferSlugs.load({ citySlug, partnerSlug, expand: postExpansion(info) }),
  }),
}));
