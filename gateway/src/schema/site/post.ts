import { builder } from '../../builder/builder.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../builder/context.ts';
import { deprecated } from '../../builder/deprecated.ts';
import { connectionPage, type PageArguments } from '../../builder/connection.ts';
import { JobOfferRef, PostConnectionRef, postExpansion, PostRef } from '../refs.ts';
import { shallowCopy } from '../../builder/shallowCopy.ts';
import { costOfHtml, costOfOwnCall } from '../../builder/fieldCost.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { optionalRowId, rowId } from '../../builder/globalId.ts';
import { optionalPicture, PictureRef } from '../values/picture.ref.ts';
import { pageArguments } from '../../builder/arguments.ts';

const similarPosts = (postId: number, { loaders }: Pick<Context, 'loaders'>, info: GraphQLResolveInfo) =>
  loaders.posts.similarPosts.load({ postId, expand: postExpansion(info) });

interface OfferSlugs {
  readonly citySlug: string;
  readonly partnerSlug: string;
}

const postsOfOffer = (
  { citySlug, partnerSlug }: OfferSlugs,
  { loaders }: Pick<Context, 'loaders'>,
  info: GraphQLResolveInfo,
) => loaders.posts.postsByOfferSlugs.load({ citySlug, partnerSlug, expand: postExpansion(info) });

builder.objectField(JobOfferRef, 'posts', (t) =>
  t.field({
    complexity: costOfOwnCall(10),
    type: [PostRef],
    description: 'Posts related to the offer.',
    resolve: ({ city, partner }, _args, context, info) =>
      postsOfOffer({ citySlug: city.slug, partnerSlug: partner.slug }, context, info),
  }),
);

builder.node(PostRef, {
  description: 'A post of the blog.',
  id: { resolve: (post) => post.id },
  loadWithoutCache: (id, { loaders }) => shallowCopy(loaders.posts.postById.load(Number(id))),
  fields: (t) => ({
    slug: t.exposeString('slug', { nullable: false, description: 'The slug as used in URLs.' }),
    title: t.exposeString('title', { nullable: false, description: 'The title.' }),
    picture: t.field({
      type: PictureRef,
      description: 'Its picture; null without one.',
      resolve: ({ image, title }) => optionalPicture('posts', image, title),
    }),
    image: t.exposeString('image', {
      deprecationReason: deprecated('`Post.picture`'),
      description: 'Its picture, under `posts/` of the images; null without one.',
    }),
    excerpt: t.exposeString('excerpt', {
      description: 'The first sentences, plain text; null when there are none.',
    }),
    body: t.string({
      complexity: costOfHtml,
      description:
        'The whole text: sanitized HTML. The first two YouTube or Vimeo videos are links with the URL of the player in `data-video`; there are no frames. Bots get no lazy images, no figures and no players. Null when there is none.',
      resolve: (post, _args, context) => safeHtml(post.body, context),
    }),
    publishedAt: t.expose('created', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was published.',
    }),
    similar: t.field({
      complexity: costOfOwnCall(10),
      type: [PostRef],
      description: 'Related posts. Empty when there are none.',
      resolve: (post, _args, context, info) => similarPosts(post.id, context, info),
    }),
    city: t.field({
      type: CityRef,
      description: 'The city that the post is about; null when it is about none.',
      resolve: (post, _args, context, info) => referencedCity(post.city, info, context),
    }),
  }),
});

const postsPage = (
  cityId: number | null,
  page: PageArguments,
  { loaders }: Pick<Context, 'loaders'>,
  info: GraphQLResolveInfo,
) => {
  const filter = { cityId, expand: postExpansion(info, 'edges', 'node') };
  return connectionPage(page, (number, limit) =>
    loaders.posts.postsPage.load({ ...filter, page: number, limit }),
  );
};

builder.objectField(CityRef, 'posts', (t) =>
  t.field({
    type: PostConnectionRef,
    description: 'The posts about the city, newest first.',
    args: pageArguments(t.arg),
    resolve: ({ id }, page, context, info) => postsPage(id, page, context, info),
  }),
);

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
    resolve: (_query, { cityId, ...page }, context, info) =>
      postsPage(optionalRowId('City', cityId), page, context, info),
  }),

  similarPosts: t.field({
    type: [PostRef],
    deprecationReason: deprecated('`Post.similar`'),
    description: 'Posts related to a post. Empty when there are none.',
    args: { postId: t.arg.id({ required: true, description: 'The post: its `id`.' }) },
    resolve: (_query, { postId }, context, info) => similarPosts(rowId('Post', postId), context, info),
  }),

  jobOfferPosts: t.field({
    type: [PostRef],
    deprecationReason: deprecated('`JobOffer.posts`'),
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
    resolve: (_query, slugs, context, info) => postsOfOffer(slugs, context, info),
  }),
}));
