import { commitMutation, graphql } from 'react-relay';
import type { Environment, GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { accountMutationsChangeMutation } from '../../__generated__/accountMutationsChangeMutation.graphql.ts';
import type { accountMutationsCheckMutation } from '../../__generated__/accountMutationsCheckMutation.graphql.ts';
import type { accountMutationsForgotMutation } from '../../__generated__/accountMutationsForgotMutation.graphql.ts';
import type { accountMutationsResetMutation } from '../../__generated__/accountMutationsResetMutation.graphql.ts';
import type { ResetPasswordData } from './authModals.ts';

/** What the server rejected. */
interface Rejection {
  readonly code: string;
  /** The path in the input. */
  readonly field: readonly string[] | null | undefined;
  /** In the language of the page. */
  readonly message: string;
}

/** What was rejected: empty on success, null if there was no response. */
export type Outcome = readonly Rejection[] | null;

interface Payload {
  readonly userErrors: readonly Rejection[];
}

const send = <Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
): Promise<Outcome> =>
  new Promise((resolve) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      onCompleted: (answer) => {
        const [payload] = Object.values(answer as Readonly<Record<string, Payload | null>>);
        resolve(payload?.userErrors ?? null);
      },
      onError: () => resolve(null),
    });
  });

/** Mails a link to choose a new password. */
export const forgotPassword = (environment: Environment, email: string): Promise<Outcome> =>
  send<accountMutationsForgotMutation>(
    environment,
    graphql`
      mutation accountMutationsForgotMutation($input: ForgotPasswordInput!) {
        forgotPassword(input: $input) {
          userErrors {
            code
            field
            message
          }
        }
      }
    `,
    { input: { email } },
  );

/** Checks whether the link still works. */
export const checkLink = (environment: Environment, { email, token }: ResetPasswordData): Promise<Outcome> =>
  send<accountMutationsCheckMutation>(
    environment,
    graphql`
      mutation accountMutationsCheckMutation($input: CheckResetPasswordTokenInput!) {
        checkResetPasswordToken(input: $input) {
          userErrors {
            code
            field
            message
          }
        }
      }
    `,
    { input: { email, token } },
  );

/** Chooses a new password by a mailed link. */
export const resetPassword = (
  environment: Environment,
  link: ResetPasswordData,
  password: string,
): Promise<Outcome> =>
  send<accountMutationsResetMutation>(
    environment,
    graphql`
      mutation accountMutationsResetMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          userErrors {
            code
            field
            message
          }
        }
      }
    `,
    { input: { ...link, password } },
  );

/** Changes the password of the signed-in user. */
export const changePassword = (
  environment: Environment,
  passwords: { readonly oldPassword: string; readonly newPassword: string },
): Promise<Outcome> =>
  send<accountMutationsChangeMutation>(
    environment,
    graphql`
      mutation accountMutationsChangeMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          userErrors {
            code
            field
            message
          }
        }
      }
    `,
    { input: passwords },
  );
