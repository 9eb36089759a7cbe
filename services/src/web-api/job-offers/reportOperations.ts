import { Type } from 'typebox';
import { reportComment } from '../../moderation/reportComment.ts';
import { authorisationFailures, authorised, limitFailure } from '../../rest/authorised.ts';
import { idOf } from '../../rest/ids.ts';
import { operation } from '../../rest/operation.ts';
import { InvalidRequest, Problem } from '../../rest/problem.ts';

export const reportJobOffer = operation('POST', '/job_offers/:id/report', {
  operationId: 'reportJobOffer',
  summary: 'Report an offer that should not be listed so',
  description:
    'It then waits for moderation and stays listed until a moderator closes it. A second report of the same user replaces an open one; after a decision it changes nothing, unless it has another reason.',
  ...authorised,
  params: Type.Object({ id: idOf('offer') }),
  body: Type.Object(
    {
      reason: Type.Union(
        [
          Type.Literal('closed'),
          Type.Literal('wrong_pay'),
          Type.Literal('asks_for_money'),
          Type.Literal('scam'),
          Type.Literal('other'),
        ],
        { description: 'What is wrong with it.' },
      ),
      comment: reportComment,
    },
    { title: 'JobOfferReport', description: 'A report of an offer.' },
  ),
  response: {
    200: Type.Object(
      { id: Type.Integer() },
      { title: 'ReportedJobOffer', description: 'The offer that the user has reported.' },
    ),
    400: InvalidRequest,
    ...authorisationFailures,
    404: Problem,
    422: InvalidRequest,
    ...limitFailure,
  },
});
