import { builder } from '../../builder/builder.ts';
import { ownCopy } from '../../builder/ownCopy.ts';
import { costOfHtml, costOfOwnCall } from '../../builder/fieldCost.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { CityRef, referencedCity } from '../city/city.ref.ts';
import { PostRef, postExpansion } from './post.ref.ts';

builder.node(PostRef, {
  description: 'A post of the blog.',
  id: { resolve: (post) => post.id },
  loadOne: (id, { loaders }) => ownCopy(loaders.posts.postById.load(Number(id))),
  fields: (t) => ({
    slug: t.exposeString('slug', { nullable: false, description: 'The slug as used in URLs.' }),
    title: t.exposeString('title', { nullable: false, description: 'The title.' }),
    image: t.exposeString('image', {
      description: 'Its picture, under `posts/` of the images; null without one.',
    }),
    excerpt: t.exposeString('excerpt', { description: 'The first sentences, plain text.' }),
    body: t.string({
      complexity: costOfHtml,
      description:
        'The whole text: sanitized HTML. The first two YouTube or Vimeo videos are links with the URL of the player in `data-video`; there are no frames. Bots get no lazy images, no figures and no players.',
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
      resolve: (post, _args, { loaders }, info) =>
        loaders.posts.similarPosts.load({ postId: post.id, expand: postExpansion(info) }),
    }),
    city: t.field({
      type: CityRef,
      description: 'The city that the post is about, if any.',
      resolve: (post, _args, context, info) => referencedCity(post.city, info, context),
    }),
  }),
});
