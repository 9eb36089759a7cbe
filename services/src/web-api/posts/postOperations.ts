import { Type } from 'typebox';
import { expandParam } from '../../rest/expand.ts';
import { idOf, idsParam } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { paging } from '../../rest/paging.ts';
import { found, foundOrNot } from '../../rest/problem.ts';
import { PostList } from './postSchema.ts';

const expand = expandParam(['body', 'city']);
const slug = (description: string) => Type.String({ minLength: 1, maxLength: 160, description });

export const listPosts = operation('GET', '/posts', {
  operationId: 'listPosts',
  summary: 'List blog posts, newest first',
  querystring: Type.Object({
    ...paging,
    ids: idsParam,
    slug: Type.Optional(slug("The post's slug in any language.")),
    city_id: Type.Optional(idOf('city')),
    expand,
  }),
  response: found(PostList),
});

export const listJobOfferPosts = operation('GET', '/posts/job_offer', {
  operationId: 'listJobOfferPosts',
  summary: 'List posts about the city or the partner of an offer',
  querystring: Type.Object({
    city_slug: slug("The city's slug in any language."),
    partner_slug: slug("The partner's slug."),
    expand,
  }),
  response: found(PostList),
});

export const listSimilarPosts = operation('GET', '/posts/similar', {
  operationId: 'listSimilarPosts',
  summary: 'List posts that are related to a post',
  querystring: Type.Object({ id: idOf('post'), expand }),
  response: foundOrNot(PostList),
});
