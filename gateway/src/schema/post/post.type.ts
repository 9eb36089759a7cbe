import { builder } from '../../builder/builder.ts';
import { safeHtml } from '../../rules/safeHtml.ts';
import { CityRef, namedCity } from '../city/city.ref.ts';
import { PostRef } from './post.ref.ts';

builder.node(PostRef, {
  description: 'A post of the blog.',
  id: { resolve: (post) => post.id },
  loadOne: (id, { loaders }) => loaders.posts.postById.load(Number(id)),
  fields: (t) => ({
    slug: t.exposeString('slug', { nullable: false, description: 'The slug as it stands in URLs.' }),
    title: t.exposeString('title', { nullable: false, description: 'The title.' }),
    image: t.exposeString('image', { description: 'The key of its picture; null without one.' }),
    excerpt: t.exposeString('excerpt', { description: 'The first sentences, plain text.' }),
    body: t.string({
      description: 'The whole text: HTML that is safe to show.',
      resolve: (post) => safeHtml(post.body),
    }),
    publishedAt: t.expose('created', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was published.',
    }),
    city: t.field({
      type: CityRef,
      description: 'The city it is about, if it is about one.',
      resolve: (post, _args, context, info) => namedCity(post.city, info, context),
    }),
  }),
});
