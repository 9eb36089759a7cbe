import { commitMutation, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { isBadInput } from '../../../relay/gatewayResponse.ts';
import { withQuietFailure } from '../../../relay/quietFailure.ts';
import { madeOn, type RequestPage } from '../../../relay/requestPage.ts';
import type { CreateLeadInput, postLeadMutation } from '../../../__generated__/postLeadMutation.graphql.ts';

/** The input of a lead. */
export type LeadRequest = Omit<CreateLeadInput, 'idempotencyKey' | 'clientMutationId'>;

/** Fields of a full-time offer's lead besides its id: slugs, and the feed that it came from. */
export type FullTimeFacts = Readonly<
  Record<keyof Pick<LeadRequest, 'city' | 'feed' | 'partner' | 'title'>, string>
>;

/** A form value that the server rejected. */
export interface LeadFault {
  /** Its path in the input. */
  readonly field: readonly string[] | null;
  readonly message: string;
}

export type LeadOutcome =
  | {
      readonly kind: 'created';
      readonly uuid: string;
      /** Where to send the visitor. */
      readonly continueUrl: string | null;
      /** False if an earlier request with the same key had recorded it. */
      readonly isNew: boolean;
    }
  | { readonly kind: 'rejected'; readonly faults: readonly LeadFault[] }
  /** The offer takes no applications any more. */
  | { readonly kind: 'closed'; readonly error: Error }
  | { readonly kind: 'failed'; readonly error: Error };

/**
 * Sends a lead once, with the language and session of the page on which it was made. It never throws. The server records
 * leads with the same key once.
 */
export const postLead = (
  environment: Environment,
  request: LeadRequest,
  idempotencyKey: string,
  page?: RequestPage,
): Promise<LeadOutcome> =>
  new Promise((resolve) => {
    commitMutation<postLeadMutation>(environment, {
      mutation: graphql`
        mutation postLeadMutation($input: CreateLeadInput!) {
          createLead(input: $input) {
            lead {
              uuid
              created
              continueUrl
            }
            userErrors {
              code
              field
              message
            }
          }
        }
      `,
      variables: { input: { ...request, idempotencyKey } },
      cacheConfig: withQuietFailure(page && madeOn(page)),
      onCompleted: ({ createLead }, errors) => {
        const { userErrors = [] } = createLead ?? {};
        if (createLead?.lead) {
          const { uuid, continueUrl, created } = createLead.lead;
          resolve({ kind: 'created', uuid, continueUrl: continueUrl ?? null, isNew: created });
        } else if (userErrors.some(({ code }) => code === 'EXPIRED')) {
          resolve({ kind: 'closed', error: new Error('The offer takes no applications any more.') });
        } else if (userErrors.length > 0) {
          const faults = userErrors.map(({ field, message }) => ({ field: field ?? null, message }));
          resolve({ kind: 'rejected', faults });
        } else if (isBadInput(errors)) {
          resolve({ kind: 'rejected', faults: [{ field: null, message: errors?.[0]?.message ?? '' }] });
        } else {
          resolve({ kind: 'failed', error: new Error('The lead was not recorded.') });
        }
      },
      onError: (error) => resolve({ kind: 'failed', error }),
    });
  });
