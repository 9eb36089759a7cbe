import { Type } from 'typebox';
import { expandParam } from '../../rest/expand.ts';
import { operation } from '../../rest/operation.ts';
import { foundOrNot } from '../../rest/problem.ts';
import { CityCategoryList } from './cityCategorySchema.ts';

export const listCityCategories = operation('GET', '/city_categories', {
  operationId: 'listCityCategories',
  summary: 'List the categories of a city, including those without offers',
  description:
    'With city_slug and category_slug the list has one item; an unknown city or category is a 404. With ids the list has exactly those items.',
  querystring: Type.Object({
    city_slug: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 120,
        description: "The city's slug in any language, or a former one.",
      }),
    ),
    category_slug: Type.Optional(
      Type.String({ minLength: 1, maxLength: 120, description: "The category's slug in any language." }),
    ),
    sort: Type.Optional(
      Type.Unsafe<'partners_count'>({
        type: 'string',
        enum: ['partners_count'],
        description: 'partners_count: most partners first. Default: most offers first.',
      }),
    ),
    expand: expandParam(['updated']),
    ids: Type.Optional(
      Type.String({
        pattern: '^\\d{1,10}-\\d{1,10}(,\\d{1,10}-\\d{1,10}){0,199}$',
        description: 'Up to 200 comma-separated ids (city-category).',
      }),
    ),
  }),
  response: foundOrNot(CityCategoryList),
});
