import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
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
import { cacheConfigOf } from '../../relay/operationRole.ts';
import { BadInput, sendMutation, type RejectableMutation } from '../../relay/sendMutation.ts';
import { sendQuery } from '../../relay/sendQuery.ts';

/** The personal data that can be changed. */
export type MetadataPatch = Omit<UpdateMetadataInput, 'clientMutationId'>;

type StoredMetadata = NonNullable<NonNullable<accountCallsViewerQuery$data['viewer']>['metadata']>;

/** The personal data that the product holds of the user, under the names of the input that changes them. */
const namedAsInput = ({ categories, homeCountry, languageCode, ...metadata }: StoredMetadata) => ({
  ...metadata,
  country: homeCountry?.code,
  favouriteCategories: categories?.map(({ orgSlug }) => orgSlug),
  language: languageCode,
});

export type Metadata = ReturnType<typeof namedAsInput>;

/** Says that the server has rejected the input: sending it again would not help. */
export class RejectedInput extends Error {}

/** Sends a mutation; rejects when it failed, and with `RejectedInput` when it was refused. */
const send = async <Mutation extends RejectableMutation>(
  ...parameters: Parameters<typeof sendMutation<Mutation>>
): Promise<void> => {
  const { userErrors } = await sendMutation<Mutation>(...parameters).catch((error: unknown) => {
    throw error instanceof BadInput ? new RejectedInput(error.message) : error;
  });
  const [rejection] = userErrors;
  if (rejection !== undefined) throw new RejectedInput(rejection.message);
};

export const confirmEmail = (environment: Environment, email: string, token: string): Promise<void> =>
  send<accountCallsConfirmEmailMutation>(
    environment,
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

export const sendVerificationEmail = (environment: Environment, email: string): Promise<void> =>
  send<accountCallsSendEmailMutation>(
    environment,
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

export const updateMetadata = (environment: Environment, patch: MetadataPatch): Promise<void> =>
  send<accountCallsUpdateMetadataMutation>(
    environment,
    graphql`
      mutation accountCallsUpdateMetadataMutation($input: UpdateMetadataInput!) {
        updateMetadata(input: $input) {
          metadata {
            familyName
            givenName
            worktown {
              name
              slug
            }
          }
          userErrors {
            message
          }
        }
      }
    `,
    { input: patch },
    {
      updater: (store) => {
        const changed = store.getRootField('updateMetadata')?.getLinkedRecord('metadata');
        const held = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('metadata');
        if (changed) held?.copyFieldsFrom(changed);
      },
    },
  );

/** Records the login. Resolves to the id of the user in public reviews; null if the answer lacks it. */
export const initUser = async (
  environment: Environment,
  registerSource: string | null,
): Promise<string | null> => {
  let authorId: string | null = null;
  await send<accountCallsInitUserMutation>(
    environment,
    graphql`
      mutation accountCallsInitUserMutation($input: InitUserInput!) {
        initUser(input: $input) {
          user {
            authorId
          }
          userErrors {
            message
          }
        }
      }
    `,
    { input: registerSource === null ? {} : { registerSource } },
    { updater: (_store, answer) => (authorId = answer?.initUser?.user?.authorId ?? null) },
  );
  return authorId;
};

export const saveUser = (environment: Environment, emailConsent: boolean): Promise<void> =>
  send<accountCallsSaveUserMutation>(
    environment,
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

// Null because of a failure must not be taken for no metadata, no categories and no login.
const needed = ['viewer.metadata', 'viewer.metadata.categories', 'viewer.loginsCount'];
const ofAccount = cacheConfigOf({ needed, again: true });

/** Fetches what the product knows of the signed-in user, with everything that the menu shows. */
export const fetchAccount = async (environment: Environment): Promise<Account> => {
  const answer = await sendQuery<accountCallsViewerQuery>(
    environment,
    graphql`
      query accountCallsViewerQuery {
        viewer {
          email
          familyName
          givenName
          identityProvider
          loginsCount
          picture
          profilePicture {
            path
          }
          metadata {
            avatar
            birthdate
            categories {
              orgSlug
            }
            email
            familyName
            gender
            givenName
            homeCountry {
              code
            }
            languageCode
            phone
            referralData {
              expiresAt
              url
            }
            typeOfJobs
            workFromHome
            worktown {
              name
              slug
            }
            worktownId
            worktownSlug
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only', networkCacheConfig: ofAccount },
  );
  if (!answer?.viewer) throw new Error('The account could not be read.');
  const { metadata, loginsCount } = answer.viewer;
  return { metadata: metadata ? namedAsInput(metadata) : null, loginsCount: loginsCount ?? 0 };
};
