import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { accountMutationsChangeMutation } from '../../__generated__/accountMutationsChangeMutation.graphql.ts';
import type { accountMutationsCheckMutation } from '../../__generated__/accountMutationsCheckMutation.graphql.ts';
import type { accountMutationsForgotMutation } from '../../__generated__/accountMutationsForgotMutation.graphql.ts';
import type { accountMutationsResetMutation } from '../../__generated__/accountMutationsResetMutation.graphql.ts';
import { authState } from '../../auth/authStore.ts';
import { sendMutation, type RejectableMutation, type Rejection } from '../../relay/sendMutation.ts';
import type { ResetPasswordData } from './authModals.ts';

/** What was rejected: empty on success, null if there was no response. */
export type Outcome = readonly Rejection[] | null;

const send = <Mutation extends RejectableMutation>(
  ...parameters: Parameters<typeof sendMutation<Mutation>>
): Promise<Outcome> =>
  sendMutation<Mutation>(...parameters).then(
    ({ userErrors }) => userErrors,
    () => null,
  );

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

/** Changes the password of the signed-in user, whose sign-in goes on. */
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
    { input: { ...passwords, accessToken: authState().accessToken } },
  );
