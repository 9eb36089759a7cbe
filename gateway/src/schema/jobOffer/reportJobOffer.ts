import { builder } from '../../builder/builder.ts';
import { rowId, toGlobalId } from '../../builder/globalId.ts';
import { userErrorsField } from '../mutation/mutationFields.ts';
import { writeResult } from '../mutation/writeResult.ts';

const ReportReasonRef = builder.enumType('JobOfferReportReason', {
  description: 'What is wrong with an offer.',
  values: {
    CLOSED: {
      value: 'closed',
      description: 'The company takes nobody there any more, or the link is broken.',
    },
    WRONG_PAY: { value: 'wrong_pay', description: 'The pay or the costs are not as the offer says.' },
    ASKS_FOR_MONEY: { value: 'asks_for_money', description: 'One has to pay before one can work.' },
    SCAM: { value: 'scam', description: 'It is no gig of this company, or a fraud.' },
    OTHER: { value: 'other', description: 'Something else, which the comment names.' },
  } as const,
});

builder.relayMutationField(
  'reportJobOffer',
  {
    description: 'A report of an offer.',
    inputFields: (t) => ({
      offerId: t.id({ required: true, description: 'The offer: the `id` of a JobOffer.' }),
      reason: t.field({ type: ReportReasonRef, required: true, description: 'What is wrong with it.' }),
      comment: t.string({ description: 'Anything that helps the moderators, at most 1000 characters.' }),
    }),
  },
  {
    description:
      'Reports an offer that should not be listed so, as the signed-in user; it needs a sign-in. The offer stays listed until a moderator closes it. A second report replaces the first one.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) => {
      const { reason, comment } = input;
      const id = rowId('JobOffer', input.offerId);
      const report = { reason, ...(comment == null ? {} : { comment }) };
      return writeResult(await loaders.viewerWrites.reportJobOffer(id, report), 'offerId');
    },
  },
  {
    description: 'The result of the report.',
    outputFields: (t) => ({
      reportedId: t.id({
        description: 'The id of the reported offer; null when there is no such offer.',
        resolve: ({ row }) => (row === null ? null : toGlobalId('JobOffer', row.id)),
      }),
      userErrors: userErrorsField(t),
    }),
  },
);
