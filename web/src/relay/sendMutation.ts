import { commitMutation } from 'react-relay';
import type { Environment, GraphQLTaggedNode, MutationConfig, MutationParameters } from 'relay-runtime';
import { isBadInput } from './gatewayResponse.ts';
import { withQuietFailure } from './quietFailure.ts';

/** What the server rejected. */
export interface Rejection {
  readonly code?: string;
  /** The path in the input. */
  readonly field?: readonly string[] | null | undefined;
  /** In the language of the page. */
  readonly message: string;
}

/** A mutation of one field that says what was rejected, with the texts. */
export interface RejectableMutation extends MutationParameters {
  readonly response: Readonly<
    Record<string, { readonly userErrors: readonly Rejection[] } | null | undefined>
  >;
}

/** What a mutation of one field answers. */
type PayloadOf<Mutation extends MutationParameters> = NonNullable<
  Mutation['response'][keyof Mutation['response']]
>;

interface MutationOptions<Mutation extends MutationParameters> extends Pick<
  MutationConfig<Mutation>,
  'optimisticResponse' | 'optimisticUpdater' | 'updater'
> {
  /** Whether the caller queues what could not be sent and says so; see `withQuietFailure`. */
  readonly queuesFailures?: boolean;
}

/** Says that the gateway has refused the input for a reason that is not for visitors. Sending it again is of no use. */
export class BadInput extends Error {}

/** Sends a mutation of one field; resolves to its payload, which names what was rejected. Rejects when it failed. */
export const sendMutation = <Mutation extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  { queuesFailures = false, ...options }: MutationOptions<Mutation> = {},
): Promise<PayloadOf<Mutation>> =>
  new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      ...options,
      ...(queuesFailures && { cacheConfig: withQuietFailure() }),
      onCompleted: (answer, errors) => {
        const [payload] = Object.values(answer as Readonly<Record<string, PayloadOf<Mutation> | null>>);
        if (payload) resolve(payload);
        else reject(new (isBadInput(errors) ? BadInput : Error)(errors?.[0]?.message ?? 'No answer.'));
      },
      onError: reject,
    });
  });
