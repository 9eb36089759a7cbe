import { useCallback } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import { isSignedInNow } from '../../auth/session.ts';
import { attemptKey, endAttempt } from '../../browser/attemptKey.ts';
import { recordReviewOpportunity } from './recordReviewOpportunity.ts';
import type {
  CreateLeadInput,
  useCreateLeadMutation,
} from '../../__generated__/useCreateLeadMutation.graphql.ts';

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
      readonly affiliateUrl: string | null;
      /** False when an earlier request of the same attempt had recorded it. */
      readonly isNew: boolean;
    }
  | { readonly kind: 'rejected'; readonly faults: readonly LeadFault[] }
  | { readonly kind: 'failed'; readonly error: Error };

/** The name of the attempt to apply to an offer; see `attemptKey`. */
export const leadAttempt = (offerId: string): string => `lead:${offerId}`;

const notRecorded = (): LeadOutcome => ({ kind: 'failed', error: new Error('The lead was not recorded.') });

/** Returns a function that sends a lead. It never throws. Sending again before an answer repeats the same attempt. */
export const useCreateLead = (): ((request: LeadRequest) => Promise<LeadOutcome>) => {
  const environment = useRelayEnvironment();
  return useCallback(
    (request) =>
      new Promise((resolve) => {
        const attempt = leadAttempt(request.offerId);
        commitMutation<useCreateLeadMutation>(environment, {
          mutation: graphql`
            mutation useCreateLeadMutation($input: CreateLeadInput!) {
              createLead(input: $input) {
                lead {
                  uuid
                  created
                  affiliateUrl
                }
                userErrors {
                  field
                  message
                }
              }
            }
          `,
          variables: { input: { ...request, idempotencyKey: attemptKey(attempt) } },
          onCompleted: ({ createLead }) => {
            if (createLead?.lead) {
              endAttempt(attempt);
              const { uuid, affiliateUrl, created: isNew } = createLead.lead;
              const created = { kind: 'created', uuid, isNew, affiliateUrl: affiliateUrl ?? null } as const;
              // Full-time offers, which come from a feed, have no reviews.
              if (!isSignedInNow() || request.feed != null) resolve(created);
              else void recordReviewOpportunity(environment, request.offerId).then(() => resolve(created));
            } else if (createLead && createLead.userErrors.length > 0) {
              const faults = createLead.userErrors.map(({ field, message }) => ({
                field: field ?? null,
                message,
              }));
              resolve({ kind: 'rejected', faults });
            } else {
              resolve(notRecorded());
            }
          },
          onError: (error) => resolve({ kind: 'failed', error }),
        });
      }),
    [environment],
  );
};
