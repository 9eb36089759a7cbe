import { graphql } from 'react-relay';
import type { Environment, GraphQLTaggedNode } from 'relay-runtime';
import { showFigures } from '../../auth/contributions/contributionCalls.ts';
import type { ContributionKind } from '../../auth/contributions/pendingContributions.ts';
import { reloadEarningRanges } from '../../auth/contributions/reloadEarningRanges.ts';
import { sendMutation, type Rejection } from '../../relay/sendMutation.ts';

type Call = (environment: Environment, offerId: string) => Promise<readonly Rejection[]>;

const call =
  (
    mutation: GraphQLTaggedNode,
    show: ReturnType<typeof showFigures>,
    reload?: typeof reloadEarningRanges,
  ): Call =>
  async (environment, offerId) => {
    const updater = show(offerId);
    const rejections = await sendMutation(environment, mutation, { input: { offerId } }, { updater });
    if (rejections.length === 0) reload?.(environment, offerId);
    return rejections;
  };

/** Withdraws a contribution of each kind. Resolves to the rejections; throws if the request fails. */
export const withdrawalCalls: Readonly<Record<ContributionKind, Call>> = {
  earnings: call(
    graphql`
      mutation withdrawalCallsEarningMutation($input: WithdrawEarningInput!) {
        withdrawEarning(input: $input) {
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
    showFigures('withdrawEarning', 'earning'),
    reloadEarningRanges,
  ),
  cost: call(
    graphql`
      mutation withdrawalCallsCostMutation($input: WithdrawCostToStartInput!) {
        withdrawCostToStart(input: $input) {
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
    showFigures('withdrawCostToStart', 'costToStart'),
  ),
  signupLength: call(
    graphql`
      mutation withdrawalCallsSignUpMutation($input: WithdrawSignUpTimeInput!) {
        withdrawSignUpTime(input: $input) {
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
    showFigures('withdrawSignUpTime', 'signUpTime'),
  ),
  customerAvailability: call(
    graphql`
      mutation withdrawalCallsAvailabilityMutation($input: WithdrawCustomerAvailabilityInput!) {
        withdrawCustomerAvailability(input: $input) {
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
    showFigures('withdrawCustomerAvailability', 'customerAvailability'),
  ),
};
