import { commitMutation, fetchQuery, graphql } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { accountCallsConfirmEmailMutation } from '../../__generated__/accountCallsConfirmEmailMutation.graphql.ts';
import type { accountCallsInitUserMutation } from '../../__generated__/accountCallsInitUserMutation.graphql.ts';
import type {
  accountCallsViewerQuery,
  accountCallsViewerQuery$data,
} from '../../__generated__/accountCallsViewerQuery.graphql.ts';
import type { accountCallsSaveUserMutation } from '../../__generated__/accountCallsSaveUserMutation.graphql.ts';
import type { accountCallsSendEmailMutation } from '../../__generated__/accountCallsSendEmailMutation.graphql.ts';
import type {
  accountCallsUpdateMetadataMutation,
  UpdateMetadataInput,
} from '../../__generated__/accountCallsUpdateMetadataMutation.graphql.ts';
import { authSetup } from '../authSetup.ts';

/** The personal data that the product holds of the user. */
export type Metadata = NonNullable<NonNullable<accountCallsViewerQuery$data['viewer']>['metadata']>;

/** The personal data that can be changed. */
export type MetadataPatch = Omit<UpdateMetadataInput, 'clientMutationId'>;

interface Payload {
  readonly userErrors: readonly { readonly message: string }[];
}

/** Sends a mutation with one field; rejects when it failed or was refused. */
const send = <Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
): Promise<void> =>
  new Promise((resolve, reject) => {
    commitMutation<Mutation>(authSetup().environment(), {
      mutation,
      variables,
      onCompleted: (answer, errors) => {
        const [payload] = Object.values(answer as Readonly<Record<string, Payload | null>>);
        const message = payload ? payload.userErrors[0]?.message : (errors?.[0]?.message ?? 'No answer.');
        if (message === undefined) resolve();
        else reject(new Error(message));
      },
      onError: reject,
    });
  });

export const confirmEmail = (email: string, token: string): Promise<void> =>
  send<accountCallsConfirmEmailMutation>(
    graphql`
      mutation accountCallsConfirmEmailMutation($input: VerifyEmailConfirmInput!) {
        verifyEmailConfirm(input: $input) {
          userErrors {
            message
          }
        }
      }
    `,
    { input: { email, token } },
  );

export const sendVerificationEmail = (email: string): Promise<void> =>
  send<accountCallsSendEmailMutation>(
    graphql`
      mutation accountCallsSendEmailMutation($input: VerifyEmailSendInput!) {
        verifyEmailSend(input: $input) {
          userErrors {
            message
          }
        }
      }
    `,
    { input: { email } },
  );

export const updateMetadata = (patch: MetadataPatch): Promise<void> =>
  send<accountCallsUpdateMetadataMutation>(
    graphql`
      mutation accountCallsUpdateMetadataMutation($input: UpdateMetadataInput!) {
        updateMetadata(input: $input) {
          userErrors {
            message
          }
        }
      }
    `,
    { input: patch },
  );

export const initUser = (registerSource: string | null): Promise<void> =>
  send<accountCallsInitUserMutation>(
    graphql`
      mutation accountCallsInitUserMutation($input: InitUserInput!) {
        initUser(input: $input) {
          userErrors {
            message
          }
        }
      }
    `,
    { input: registerSource === null ? {} : { registerSource } },
  );

export const saveUser = (emailConsent: boolean): Promise<void> =>
  send<accountCallsSaveUserMutation>(
    graphql`
      mutation accountCallsSaveUserMutation($input: SaveUserInput!) {
        saveUser(input: $input) {
          userErrors {
            message
          }
        }
      }
    `,
    { input: { emailConsent } },
  );

interface Account {
  readonly metadata: Metadata | null;
  /** How often the user has logged in before. */
  readonly loginsCount: number;
}

/** Fetches what the product knows of the signed-in user. */
export const fetchAccount = async (): Promise<Account> => {
  const answer = await fetchQuery<accountCallsViewerQuery>(
    authSetup().environment(),
    graphql`
      query accountCallsViewerQuery {
        viewer {
          loginsCount
          metadata {
            avatar
            birthdate
            country
            email
            familyName
            favouriteCategories
            gender
            givenName
            language
            phone
            typeOfJobs
            workFromHome
            worktownId
            worktownSlug
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!answer?.viewer) throw new Error('The account could not be read.');
  const { metadata = null, loginsCount } = answer.viewer;
  return { metadata, loginsCount: loginsCount ?? 0 };
};
