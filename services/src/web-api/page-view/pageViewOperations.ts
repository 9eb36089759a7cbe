import { Type } from 'typebox';
import { authorised, authorisationFailures } from '../../rest/authorised.ts';
import { idempotencyHeaders, sessionId } from '../../rest/idempotencyKey.ts';
import { operation } from '../../rest/operation.ts';
import { InvalidRequest } from '../../rest/problem.ts';

const PageView = Type.Object(
  { id: Type.String({ format: 'uuid' }) },
  { title: 'PageView', description: 'A recorded page view.' },
);

export const recordPageView = operation('POST', '/page-view', {
  operationId: 'recordPageView',
  summary: 'Record a page view of a signed-in user',
  description: 'Records up to 1,000 an hour of a user. 204: there were more, and this one is not recorded.',
  ...authorised,
  headers: idempotencyHeaders,
  body: Type.Object(
    {
      url: Type.String({ minLength: 1, maxLength: 2000, description: 'The URL of the page.' }),
      type: Type.String({ minLength: 1, maxLength: 100, description: 'The kind of page, such as city.' }),
      referral_url: Type.Optional(
        Type.Unsafe<string | null>({
          type: ['string', 'null'],
          maxLength: 2000,
          description: 'The URL of the previous page.',
        }),
      ),
      params: Type.Optional(
        Type.Unsafe<Record<string, string | number | boolean | null> | null>({
          type: ['object', 'null'],
          maxProperties: 50,
          propertyNames: { maxLength: 64 },
          additionalProperties: { type: ['string', 'number', 'boolean', 'null'], maxLength: 500 },
          description:
            "The page's parameters: at most 50, of 4 kB in all as JSON, with names of at most 64 characters.",
        }),
      ),
      session_id: sessionId,
    },
    { title: 'PageViewRequest', description: 'The viewed page.' },
  ),
  response: {
    200: PageView,
    201: PageView,
    204: Type.Null(),
    400: InvalidRequest,
    ...authorisationFailures,
    422: InvalidRequest,
  },
});
