import { Type } from 'typebox';
import { operation } from '../../rest/operation.ts';
import { InvalidRequest } from '../../rest/problem.ts';
import { Done, token } from '../auth/authSchema.ts';

export const unsubscribe = operation('POST', '/unsubscribe', {
  operationId: 'unsubscribe',
  summary: 'Switch off all mails about new offers, with the token of a link in one of them',
  description:
    'Needs no sign-in, and may be repeated. 422 `expired`: the token is unknown, older than half a year, or its user was deleted.',
  body: Type.Object({ token }, { title: 'UnsubscribeRequest', description: 'The token of the link.' }),
  response: { 200: Done, 400: InvalidRequest, 422: InvalidRequest },
});
