import { graphql } from 'react-relay';
import type { Environment, GraphQLTaggedNode } from 'relay-runtime';
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
import { sendMutation, type RejectableMutation, type Rejection } from '../../relay/sendMutation.ts';
import type { ContributionKind, PendingContribution } from './pendingContributions.ts';

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
  <Mutation extends RejectableMutation>(
    mutation: GraphQLTaggedNode,
    variablesOf: (contribution: PendingContribution) => Mutation['variables'],
  ): Call =>
  async (environment, contribution) => {
    const variables = variablesOf(contribution);
    return (await sendMutation<Mutation>(environment, mutation, variables, { queuesFailures: true }))
      .userErrors;
  };

/**
 * Sends a contribution of each kind; the answer has what changed: the figures of the offer, and what the user reported. Resolves to
 * the rejections; throws if the request fails.
 */
export const contributionCalls: Readonly<Record<ContributionKind, Call>> = {
  earnings: call<contributionCallsEarningMutation>(
    graphql`
      mutation contributionCallsEarningMutation($input: SubmitEarningInput!, $offerId: ID!) {
        submitEarning(input: $input) {
          jobOffer {
            ...EarningsFigure_offer
          }
          viewer {
            contributions(offerId: $offerId) {
              ...useOwnContributions_own
            }
          }
          userErrors {
            code
            message
          }
        }
      }
    `,
    (contribution) => ({ input: amountInput(contribution), offerId: contribution.jobOfferId }),
  ),
  cost: call<contributionCallsCostMutation>(
    graphql`
      mutation contributionCallsCostMutation($input: SubmitCostToStartInput!, $offerId: ID!) {
        submitCostToStart(input: $input) {
          jobOffer {
            ...CostFigure_offer
          }
          viewer {
            contributions(offerId: $offerId) {
              ...useOwnContributions_own
            }
          }
          userErrors {
            code
            message
          }
        }
      }
    `,
    (contribution) => ({ input: amountInput(contribution), offerId: contribution.jobOfferId }),
  ),
  signupLength: call<contributionCallsSignUpMutation>(
    graphql`
      mutation contributionCallsSignUpMutation($input: SubmitSignUpTimeInput!, $offerId: ID!) {
        submitSignUpTime(input: $input) {
          jobOffer {
            signUpTime {
              count
              days
              latest
              percents {
                key
                percent
              }
            }
          }
          viewer {
            contributions(offerId: $offerId) {
              ...useOwnContributions_own
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
      offerId: contribution.jobOfferId,
    }),
  ),
  customerAvailability: call<contributionCallsAvailabilityMutation>(
    graphql`
      mutation contributionCallsAvailabilityMutation(
        $input: SubmitCustomerAvailabilityInput!
        $offerId: ID!
      ) {
        submitCustomerAvailability(input: $input) {
          jobOffer {
            customerAvailability {
              count
              latest
              percents {
                key
                percent
              }
            }
          }
          viewer {
            contributions(offerId: $offerId) {
              ...useOwnContributions_own
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
      offerId: contribution.jobOfferId,
    }),
  ),
};
