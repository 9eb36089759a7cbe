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
} from '../jobOffer/offerFigures.ref.ts';
import { userErrorsField } from '../mutation/userErrorsField.ts';
import { writeResult, type WriteResult } from '../mutation/writeResult.ts';

/** What every contribution names. */
const offerFields = (t: InputFieldBuilder<GraphTypes, 'InputObject'>) => ({
  idempotencyKey: t.field({
    type: 'UUID',
    required: true,
    description:
      'Made by the browser for each attempt. The same key is never counted twice, nor is the same user for an offer.',
  }),
  offerId: t.id({ required: true, description: 'The offer: the `id` of a JobOffer.' }),
});

/** What every contribution answers: the figures that now count, and what is wrong with the report. */
const reported = <Figures extends Average | CustomerAvailability | SignUpTime>(
  field: string,
  type: ObjectRef<GraphTypes, Figures>,
) => ({
  description: 'What became of the report.',
  outputFields: (t: ObjectFieldBuilder<GraphTypes, WriteResult<Figures>>) => ({
    [field]: t.expose('row', {
      type,
      description: 'The figures of the offer with the report; null when it was refused.',
    }),
    userErrors: userErrorsField(t),
  }),
});

const amounts = {
  submitEarning: {
    field: 'earning',
    type: EarningRef,
    what: 'What the gig earns in an hour',
    description: 'Keeps what the signed-in user earns with an offer in an hour.',
  },
  submitCostToStart: {
    field: 'costToStart',
    type: CostToStartRef,
    what: 'What was spent before the first gig',
    description: 'Keeps what the signed-in user spent before the first gig of an offer.',
  },
} as const;

for (const name of ['submitEarning', 'submitCostToStart'] as const) {
  const { field, type, what, description } = amounts[name];
  builder.relayMutationField(
    name,
    {
      description: `${what}, as the user tells it.`,
      inputFields: (t) => ({
        ...offerFields(t),
        value: t.float({
          required: true,
          description: `${what}, in \`currency\`, at least 0. Refused beyond what is plausible in that currency.`,
        }),
        currency: t.string({ description: 'ISO 4217: the offer’s own, which it is when left out.' }),
      }),
    },
    {
      description,
      authScopes: { signedIn: true },
      resolve: async (_query, { input: { offerId, ...told } }, { errors, loaders }) =>
        writeResult(
          await loaders.viewerWrites[name]({ ...told, offerId: rowId('JobOffer', offerId) }),
          errors,
          'offerId',
        ),
    },
    reported(field, type),
  );
}

builder.relayMutationField(
  'submitSignUpTime',
  {
    description: 'How long it took to get started, as the user tells it.',
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
    description: 'Keeps how long it took the signed-in user to get started with an offer.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input: { offerId, ...told } }, { errors, loaders }) =>
      writeResult(
        await loaders.viewerWrites.submitSignUpTime({ ...told, offerId: rowId('JobOffer', offerId) }),
        errors,
        'offerId',
      ),
  },
  reported('signUpTime', SignUpTimeRef),
);

builder.relayMutationField(
  'submitCustomerAvailability',
  {
    description: 'How easily customers were found, as the user tells it.',
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
    description: 'Keeps how easily the signed-in user found customers with an offer.',
    authScopes: { signedIn: true },
    resolve: async (_query, { input: { offerId, ...told } }, { errors, loaders }) =>
      writeResult(
        await loaders.viewerWrites.submitCustomerAvailability({
          ...told,
          offerId: rowId('JobOffer', offerId),
        }),
        errors,
        'offerId',
      ),
  },
  reported('customerAvailability', CustomerAvailabilityRef),
);
