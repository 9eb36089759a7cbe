import { Type } from 'typebox';
import { idsParam } from '../../rest/ids.ts';
import { listOf } from '../../rest/listOf.ts';
import { operation } from '../../rest/operation.ts';
import { found } from '../../rest/problem.ts';
import { CategoryReference } from '../../rest/references.ts';

export const listCategories = operation('GET', '/categories', {
  operationId: 'listCategories',
  summary: 'List the categories of gigs, including those without offers, oldest first',
  querystring: Type.Object({ ids: idsParam }),
  response: found(listOf(CategoryReference, 'CategoryList')),
});
