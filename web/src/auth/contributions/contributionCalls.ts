import { graphql } from 'react-relay';
import type { Environment, MutationParameters, RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  contributionCallsAvailabilityMutation,
  CustomerAvailabilityChoice,
} from '../../__generated__/contributionCallsAvailabilityMutation.graphql.ts';
import type { contributionCallsCostMutation } from '../../__generated__/contributionCallsCostMutation.graphql.ts';
import type { contributionCallsEarningMutation } from '../../__generated__/contributionCallsEarningMutation.graphql.ts';
import type {
  contributionCallsSignUpMutation,
  SignUpTimeChoice,
} from '../../__generated__/contributionCallsSignUpMutation.graphql.ts';
import { sendMutation, type Rejection } from '../../relay/sendMutation.ts';
import type { ContributionKind, PendingContribution } from './pendingContributions.ts';
import { reloadEarningRanges } from './reloadEarningRanges.ts';

/** Returns an updater that shows the new figures on the pages of the offer. */
export const showFigures =
  (mutation: string, field: string) =>
  (offerId: string) =>
  (store: RecordSourceSelectorProxy): void => {
    const figures = store.getRootField(mutation as never) as ReturnType<typeof store.get>;
    const linked = figures?.getLinkedRecord(field);
    if (linked) store.get(offerId)?.setLinkedRecord(linked, field);
  };

type Call = (environment: Environment, contribution: PendingContribution) => Promise<readonly Rejection[]>;

/** How old a contribution is, by the browser's clock, which may differ from the server's. */
const secondsSince = (keptAt = Date.now()): number => Math.max(0, Math.floor((Date.now() - keptAt) / 1000));

const inputOf = ({ jobOfferId, key, keptAt }: PendingContribution) => ({
  offerId: jobOfferId,
  idempotencyKey: key,
  secondsAgo: secondsSince(keptAt),
});

const amountInput = (contribution: PendingContribution) => ({
  ...inputOf(contribution),
  value: Number(contribution.value),
  ...(contribution.currency === undefined ? {} : { currency: contribution.currency }),
});

const call =
  <Mutation extends MutationParameters>(
    mutation: Parameters<typeof sendMutation>[1],
    variablesOf: (contribution: PendingContribution) => Mutation['variables'],
    show: ReturnType<typeof showFigures>,
    reload?: typeof reloadEarningRanges,
  ): Call =>
  async (environment, contribution) => {
    const { jobOfferId } = contribution;
    const rejections = await sendMutation<Mutation>(environment, mutation, variablesOf(contribution), {
      updater: show(jobOfferId),
      queuesFailures: true,
    });
    if (rejections.length === 0) reload?.(environment, jobOfferId);
    return rejections;
  };

/** Sends a contribution of each kind. Resolves to the rejections; throws if the request fails. */
export const contributionCalls: Readonly<Record<ContributionKind, Call>> = {
  earnings: call<contributionCallsEarningMutation>(
    graphql`
      mutation contributionCallsEarningMutation($input: SubmitEarningInput!) {
        submitEarning(input: $input) {
          earning {
            avg
            count
            currency
            latest
            lowerQuartile
            upperQuartile
          }
          userErrors {
            code
            message
          }
        }
      }
    `,
    (contribution) => ({ input: amountInput(contribution) }),
    showFigures('submitEarning', 'earning'),
    reloadEarningRanges,
  ),
  cost: call<contributionCallsCostMutation>(
    graphql`
      mutation contributionCallsCostMutation($input: SubmitCostToStartInput!) {
        submitCostToStart(input: $input) {
          costToStart {
            avg
            count
            currency
            latest
            lowerQuartile
            upperQuartile
          }
          userErrors {
            code
            message
          }
        }
      }
    `,
    (contribution) => ({ input: amountInput(contribution) }),
    showFigures('submitCostToStart', 'costToStart'),
  ),
  signupLength: call<contributionCallsSignUpMutation>(
    graphql`
      mutation contributionCallsSignUpMutation($input: SubmitSignUpTimeInput!) {
        submitSignUpTime(input: $input) {
          signUpTime {
            count
            days
            latest
            percents {
              key
              percent
            }
          }
          userErrors {
            code
            message
          }
        }
      }
    `,
    (contribution) => ({
      input: { ...inputOf(contribution), value: contribution.value as SignUpTimeChoice },
    }),
    showFigures('submitSignUpTime', 'signUpTime'),
  ),
  customerAvailability: call<contributionCallsAvailabilityMutation>(
    graphql`
      mutation contributionCallsAvailabilityMutation($input: SubmitCustomerAvailabilityInput!) {
        submitCustomerAvailability(input: $input) {
          customerAvailability {
            count
            latest
            percents {
              key
              percent
            }
          }
          userErrors {
            code
            message
          }
        }
      }
    `,
    (contribution) => ({
      input: { ...inputOf(contribution), value: contribution.value as CustomerAvailabilityChoice },
    }),
    showFigures('submitCustomerAvailability', 'customerAvailability'),
  ),
};
