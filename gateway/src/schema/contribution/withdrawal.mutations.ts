import type { ObjectRef } from '@pothos/core';
import { builder, type GraphTypes } from '../../builder/builder.ts';
import { rowId } from '../../builder/globalId.ts';
import type { Outcome } from '../../rest/outcome.ts';
import type { Average, CustomerAvailability, SignUpTime } from '../../rest/rows.ts';
import { CostToStartRef, CustomerAvailabilityRef, EarningRef, SignUpTimeRef } from '../refs.ts';
import { userErrorsField } from '../mutation/mutationFields.ts';
import { writeResult } from '../mutation/writeResult.ts';

type Writes = GraphTypes['Context']['loaders']['viewerWrites'];

interface Withdrawal<Figures> {
  readonly name: string;
  /** The field of the payload. */
  readonly field: string;
  readonly type: ObjectRef<GraphTypes, Figures>;
  readonly what: string;
  readonly withdraw: (writes: Writes, offerId: number) => Promise<Outcome<Figures>>;
}

const addWithdrawal = <Figures extends Average | CustomerAvailability | SignUpTime>({
  name,
  field,
  type,
  what,
  withdraw,
}: Withdrawal<Figures>): void => {
  builder.relayMutationField(
    name,
    {
      description: 'The contribution to withdraw.',
      inputFields: (t) => ({
        offerId: t.id({ required: true, description: 'The offer: the `id` of a JobOffer.' }),
      }),
    },
    {
      description: `Withdraws ${what}. Which of the other contributions count is decided anew.`,
      authScopes: { signedIn: true },
      resolve: async (_query, { input }, { loaders }) =>
        writeResult(await withdraw(loaders.viewerWrites, rowId('JobOffer', input.offerId)), 'offerId'),
    },
    {
      description: 'The result of the withdrawal.',
      outputFields: (t) => ({
        [field]: t.expose('row', {
          type,
          description: 'The figures of the offer without the contribution; null when there was none.',
        }),
        userErrors: userErrorsField(t),
      }),
    },
  );
};

addWithdrawal({
  name: 'withdrawEarning',
  field: 'earning',
  type: EarningRef,
  what: 'what the signed-in user reported to earn with an offer in an hour',
  withdraw: (writes, offerId) => writes.withdrawEarning(offerId),
});

addWithdrawal({
  name: 'withdrawCostToStart',
  field: 'costToStart',
  type: CostToStartRef,
  what: 'what the signed-in user reported to have spent before the first gig of an offer',
  withdraw: (writes, offerId) => writes.withdrawCostToStart(offerId),
});

addWithdrawal({
  name: 'withdrawSignUpTime',
  field: 'signUpTime',
  type: SignUpTimeRef,
  what: 'how long it took the signed-in user to get started with an offer',
  withdraw: (writes, offerId) => writes.withdrawSignUpTime(offerId),
});

addWithdrawal({
  name: 'withdrawCustomerAvailability',
  field: 'customerAvailability',
  type: CustomerAvailabilityRef,
  what: 'how easily the signed-in user found customers with an offer',
  withdraw: (writes, offerId) => writes.withdrawCustomerAvailability(offerId),
});
