import type { InputFieldBuilder, InputFieldMap, ObjectFieldBuilder, ObjectRef } from '@pothos/core';
import { builder, type GraphTypes } from '../../builder/builder.ts';
import { rowId } from '../../builder/globalId.ts';
import type { Outcome } from '../../rest/outcome.ts';
import type { Average, CustomerAvailability, SignUpTime } from '../../rest/rows.ts';
import {
  CostToStartRef,
  CustomerAvailabilityChoiceRef,
  CustomerAvailabilityRef,
  EarningRef,
  SignUpTimeChoiceRef,
  SignUpTimeRef,
} from '../refs.ts';
import { changedOfferField, userErrorsField, viewerField } from '../mutation/mutationFields.ts';
import { writeResult, type WriteResult } from '../mutation/writeResult.ts';

type InputFields = InputFieldBuilder<GraphTypes, 'InputObject'>;
type Loaders = GraphTypes['Context']['loaders'];
type Writes = Loaders['contributionWrites'];

const offerField = (t: InputFields) =>
  t.id({ required: true, description: 'The offer: the `id` of a JobOffer.' });

/** The input fields that all contributions share. */
const sharedFields = (t: InputFields) => ({
  idempotencyKey: t.field({
    type: 'UUID',
    required: true,
    description:
      'Made by the client for each attempt. The same key is never counted twice, and neither is a user for the same offer. With another input the key is a user error with the code `REUSED`.',
  }),
  offerId: offerField(t),
  secondsAgo: t.int({
    description:
      'How many seconds ago the user gave the contribution, if it could not be sent before; 0 is the default. One that is older than what the user gave or withdrew since is a user error with the code `CONFLICT`, and changes nothing.',
  }),
});

/** What a kind of contribution is, and the sentences that describe it. */
interface Kind<Figures> {
  /** The field of the payloads; the mutations are `submit` and `withdraw` with its name. */
  readonly field: string;
  readonly figures: ObjectRef<GraphTypes, Figures>;
  readonly what: string;
  readonly saves: string;
  readonly withdraws: string;
  /** Gives the figures of the answer to the loader that reads them for an offer; absent where the row of the offer has them. */
  readonly remember?: (loaders: Loaders['offerFigures'], offerId: number, figures: Figures) => void;
}

/** What a payload shows, with the offer. */
interface Contributed<Figures> extends WriteResult<Figures> {
  readonly offerId: number;
}

const contributed = <Figures>(
  { remember }: Pick<Kind<Figures>, 'field' | 'remember'>,
  outcome: Outcome<Figures>,
  offerId: number,
  { offerFigures }: Loaders,
): Contributed<Figures> => {
  const result = writeResult(outcome, 'offerId');
  if (result.row !== null) remember?.(offerFigures, offerId, result.row);
  return { ...result, offerId };
};

const earning = {
  field: 'earning',
  figures: EarningRef,
  what: 'What the gig earns in an hour',
  saves: 'Saves what the signed-in user earns with an offer in an hour.',
  withdraws: 'what the signed-in user reported to earn with an offer in an hour',
  remember: ({ earningByOfferId }, offerId, figures) => earningByOfferId.prime(offerId, figures),
} as const satisfies Kind<Average>;

const costToStart = {
  field: 'costToStart',
  figures: CostToStartRef,
  what: 'What was spent before the first gig',
  saves: 'Saves what the signed-in user spent before the first gig of an offer.',
  withdraws: 'what the signed-in user reported to have spent before the first gig of an offer',
} as const satisfies Kind<Average>;

const signUpTime = {
  field: 'signUpTime',
  figures: SignUpTimeRef,
  what: 'How long it took to get started',
  saves: 'Saves how long it took the signed-in user to get started with an offer.',
  withdraws: 'how long it took the signed-in user to get started with an offer',
  remember: ({ signUpTimeByOfferId }, offerId, figures) => signUpTimeByOfferId.prime(offerId, figures),
} as const satisfies Kind<SignUpTime>;

const customerAvailability = {
  field: 'customerAvailability',
  figures: CustomerAvailabilityRef,
  what: 'How easily customers were found',
  saves: 'Saves how easily the signed-in user found customers with an offer.',
  withdraws: 'how easily the signed-in user found customers with an offer',
  remember: ({ customerAvailabilityByOfferId }, offerId, figures) =>
    customerAvailabilityByOfferId.prime(offerId, figures),
} as const satisfies Kind<CustomerAvailability>;

const mutationName = (verb: 'submit' | 'withdraw', field: string): string =>
  `${verb}${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** The input of a submission, with the value of its kind. */
const submission = <Fields extends InputFieldMap>(
  { what }: Pick<Kind<unknown>, 'what'>,
  valueFields: (t: InputFields) => Fields,
) => ({
  description: `${what}, as reported by the user.`,
  inputFields: (t: InputFields) => ({ ...sharedFields(t), ...valueFields(t) }),
});

const payload = <Figures extends Average | CustomerAvailability | SignUpTime>(
  { field, figures }: Kind<Figures>,
  description: string,
  whenNull: string,
) => ({
  description,
  outputFields: (t: ObjectFieldBuilder<GraphTypes, Contributed<Figures>>) => ({
    [field]: t.expose('row', { type: figures, description: whenNull }),
    jobOffer: changedOfferField(t),
    viewer: viewerField(t),
    userErrors: userErrorsField(t),
  }),
});

const submitted = <Figures extends Average | CustomerAvailability | SignUpTime>(kind: Kind<Figures>) =>
  payload(
    kind,
    'The result of the contribution.',
    `The figures of the offer after the contribution; null when it was rejected. They include it only if it counts at once: see \`${kind.field}Status\` and \`${kind.field}CountsFrom\` of \`OwnContributions\`.`,
  );

for (const kind of [earning, costToStart])
  builder.relayMutationField(
    mutationName('submit', kind.field),
    submission(kind, (t) => ({
      value: t.float({
        required: true,
        description: `${kind.what}, in \`currency\`, at least 0. Implausible amounts are rejected.`,
      }),
      currency: t.string({
        description: 'ISO 4217; must be the currency of the offer, which is the default.',
      }),
    })),
    {
      description: kind.saves,
      authScopes: { signedIn: true },
      resolve: async (_query, { input }, { loaders }) => {
        const offerId = rowId('JobOffer', input.offerId);
        const { submit } = loaders.contributionWrites[kind.field];
        return contributed<Average>(kind, await submit({ ...input, offerId }), offerId, loaders);
      },
    },
    submitted(kind),
  );

builder.relayMutationField(
  mutationName('submit', signUpTime.field),
  submission(signUpTime, (t) => ({
    value: t.field({ type: SignUpTimeChoiceRef, required: true, description: `${signUpTime.what}.` }),
  })),
  {
    description: signUpTime.saves,
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) => {
      const offerId = rowId('JobOffer', input.offerId);
      const { submit } = loaders.contributionWrites.signUpTime;
      return contributed(signUpTime, await submit({ ...input, offerId }), offerId, loaders);
    },
  },
  submitted(signUpTime),
);

builder.relayMutationField(
  mutationName('submit', customerAvailability.field),
  submission(customerAvailability, (t) => ({
    value: t.field({
      type: CustomerAvailabilityChoiceRef,
      required: true,
      description: `${customerAvailability.what}.`,
    }),
  })),
  {
    description: customerAvailability.saves,
    authScopes: { signedIn: true },
    resolve: async (_query, { input }, { loaders }) => {
      const offerId = rowId('JobOffer', input.offerId);
      const { submit } = loaders.contributionWrites.customerAvailability;
      return contributed(customerAvailability, await submit({ ...input, offerId }), offerId, loaders);
    },
  },
  submitted(customerAvailability),
);

const addWithdrawal = <Figures extends Average | CustomerAvailability | SignUpTime>(
  kind: Kind<Figures>,
  writesOf: (all: Writes) => {
    readonly withdraw: (offerId: number) => Promise<Outcome<Figures>>;
  },
) =>
  builder.relayMutationField(
    mutationName('withdraw', kind.field),
    { description: 'The contribution to withdraw.', inputFields: (t) => ({ offerId: offerField(t) }) },
    {
      description: `Withdraws ${kind.withdraws}. Which of the other contributions count is decided anew.`,
      authScopes: { signedIn: true },
      resolve: async (_query, { input }, { loaders }) => {
        const offerId = rowId('JobOffer', input.offerId);
        const { withdraw } = writesOf(loaders.contributionWrites);
        return contributed(kind, await withdraw(offerId), offerId, loaders);
      },
    },
    payload(
      kind,
      'The result of the withdrawal.',
      'The figures of the offer without the contribution; null when there was none.',
    ),
  );

addWithdrawal(earning, (all) => all.earning);
addWithdrawal(costToStart, (all) => all.costToStart);
addWithdrawal(signUpTime, (all) => all.signUpTime);
addWithdrawal(customerAvailability, (all) => all.customerAvailability);
