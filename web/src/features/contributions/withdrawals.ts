import { graphql } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { ContributionKind } from '../../auth/contributions/pendingContributions.ts';

/** Withdraws a contribution of each kind; the answer has what changed, as in `contributionCalls`. */
export const withdrawals: Readonly<Record<ContributionKind, GraphQLTaggedNode>> = {
  earnings: graphql`
    mutation withdrawalsEarningMutation($input: WithdrawEarningInput!, $offerId: ID!) {
      withdrawEarning(input: $input) {
        jobOffer {
          ...EarningsFigure_offer
        }
        viewer {
          contributions(offerId: $offerId) {
            ...useOwnContributions_own
          }
          ...OwnAnswers_viewer
        }
        userErrors {
          code
          message
        }
      }
    }
  `,
  cost: graphql`
    mutation withdrawalsCostMutation($input: WithdrawCostToStartInput!, $offerId: ID!) {
      withdrawCostToStart(input: $input) {
        jobOffer {
          ...CostFigure_offer
        }
        viewer {
          contributions(offerId: $offerId) {
            ...useOwnContributions_own
          }
          ...OwnAnswers_viewer
        }
        userErrors {
          code
          message
        }
      }
    }
  `,
  signupLength: graphql`
    mutation withdrawalsSignUpMutation($input: WithdrawSignUpTimeInput!, $offerId: ID!) {
      withdrawSignUpTime(input: $input) {
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
          ...OwnAnswers_viewer
        }
        userErrors {
          code
          message
        }
      }
    }
  `,
  customerAvailability: graphql`
    mutation withdrawalsAvailabilityMutation($input: WithdrawCustomerAvailabilityInput!, $offerId: ID!) {
      withdrawCustomerAvailability(input: $input) {
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
          ...OwnAnswers_viewer
        }
        userErrors {
          code
          message
        }
      }
    }
  `,
};
