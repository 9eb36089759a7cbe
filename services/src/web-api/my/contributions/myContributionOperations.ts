import { Type } from 'typebox';
import { authorised, foundForUser } from '../../../rest/authorised.ts';
import { idOf } from '../../../rest/ids.ts';
import { operation } from '../../../rest/operation.ts';
import { Problem } from '../../../rest/problem.ts';
import { MyContributions } from './myContributionSchema.ts';

export const findMyContributions = operation('GET', '/my/contributions/:id', {
  operationId: 'findMyContributions',
  summary: 'Get what the user reported about an offer',
  ...authorised,
  params: Type.Object({ id: idOf('offer') }),
  response: { ...foundForUser(MyContributions), 404: Problem },
});
