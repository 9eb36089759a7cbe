import type { InputFieldBuilder, ObjectFieldBuilder, ObjectRef } from '@pothos/core';
import { builder, type GraphTypes } from '../../builder/builder.ts';
import { rowId } from '../../builder/globalId.ts';
import type { Average, CustomerAvailability, SignUpTime } from '../../rest/rows.ts';
import {
  CostToStartRef,
  CustomerAvailabilityChoiceRef,
  CustomerAvailabilityRef,
  EarningRef,
  SignUpTimeChoiceRef,
  SignUpTimeRef,
} from '../refs.ts';
import { userErrorsField } from '../mutation/mutationFields.ts';
import { writeResult, type WriteResult } from '../mutation/writeResult.ts';

/** The input fields that all contributions share. */
const offerFields = (t: InputFieldBuilder<GraphTypes, 'InputObject'>) => ({
  idempotencyKey: t.field({
    type: 'UUID',
    required: true,
    description:
      'Made by the client for each attempt. The same key is never counted twice, and neither is a user for the same offer. With another input the key is a user error with the code `REUSED`.',
  }),
  offerId: t.id({ required: true, description: 'The offer: the `id` of a JobOffer.' }),
  secondsAgo: t.int({
    description:
      'How many seconds ago the user gave the contribution, if it could not be sent before; 0 is the default. One that is older than what the user gave or withdrew since is a user error with the code `CONFLICT`, and changes nothing.',
  }),
});

/** The payload of every contribution: the updated figures, or what is wrong with the input. */
const contributionPayload = <Figures extends Average | CustomerAvailability | SignUpTime>(
  field: string,
  type: ObjectRef<GraphTypes, Figures>,
) => ({
  description: 'The result of the contribution.',
  outputFields: (t: ObjectFieldBuilder<GraphTypes, WriteResult<Figures>>) => ({
    [field]: t.expose('row', {
      type,
      description: `The figures of the offer after the contribution; null when it was rejected. They include it only if it counts at once: see \`${field}Status\` and \`${field}CountsFrom\` of \`OwnContributions\`.`,
    }),
    userErrors: userErrorsField(t),
  }),
});

const amounts = {
  submitEarning: {
    field: 'earning',
    type: EarningRef,
    what: 'What the gig earns in an hour',
    description: 'Saves what the signed-in user earns with an offer in an hour.',
  },
  submitCostToStart: {
    field: 'costToStart',
    type: CostToStartRef,
    what: 'What was spent before the first gig',
    description: 'Saves what the signed-in user spent before the first gig of an offer.',
  },
} as const;

for (const name of ['submitEarning', 'submitCostToStart'] as const) {
  const { field, type, what, description } = amounts[name];
  builder.relayMutationField(
    name,
    {
      description: `${what}, as reported by the user.`,
      inputFields: (t) => ({
        ...offerFields(t),
        value: t.float({
          required: true,
          description: `${what}, in \`currency\`, at least 0. Implausible amounts are rejected.`,
        }),
        currency: t.string({
          description: 'ISO 4217; must be the currency of the offer, which is the default.',
        }),
      }),
    },
    {
      description,
      authScopes: { signedIn: true },
      resolve: async (_query, { input: { offerId, ...report } }, { loaders }) =>
        writeResult(
          await loaders.viewerWrites[name]({ ...report, offerId: rowId('JobOffer', offerId) }),
          'offerId',
        ),
    },
    contributionPayload(field, type),
  );
}

builder.relayMutationField(
  'submitSignUpTime',
  {
    description: 'How long it took to get started, as reported by the user.',
    inputFields: (t) => ({
      ...offerFields(t),
      value: t.field({
        type: SignUpTimeChoiceRef,
        required: true,
        description: 'How long it took to get started.',
      }),
    }),
  },
  {
    description: 'Saves how long it took the signed-in user to get started with an offer.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input: { offerId, ...report } }, { loaders }) =>
      writeResult(
        await loaders.viewerWrites.submitSignUpTime({ ...report, offerId: rowId('JobOffer', offerId) }),
        'offerId',
      ),
  },
  contributionPayload('signUpTime', SignUpTimeRef),
);

builder.relayMutationField(
  'submitCustomerAvailability',
  {
    description: 'How easily customers were found, as reported by the user.',
    inputFields: (t) => ({
      ...offerFields(t),
      value: t.field({
        type: CustomerAvailabilityChoiceRef,
        required: true,
        description: 'How easily customers were found.',
      }),
    }),
  },
  {
    description: 'Saves how easily the signed-in user found customers with an offer.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input: { offerId, ...report } }, { loaders }) =>
      writeResult(
        await loaders.viewerWrites.submitCustomerAvailability({
          ...report,
          offerId: rowId('JobOffer', offerId),
        }),
        'offerId',
      ),
  },
  contributionPayload('customerAvailability', CustomerAvailabilityRef),
);
