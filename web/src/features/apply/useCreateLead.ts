import { useCallback } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import { attemptKey, endAttempt } from '../../browser/attemptKey.ts';
import type {
  CreateLeadInput,
  useCreateLeadMutation,
} from '../../__generated__/useCreateLeadMutation.graphql.ts';

/** What is sent when somebody applies. */
export type LeadRequest = Omit<CreateLeadInput, 'idempotencyKey' | 'clientMutationId'>;

/** What the lead of a full-time offer says beside its id: slugs, and the feed it came by. */
export type FullTimeFacts = Readonly<
  Record<keyof Pick<LeadRequest, 'city' | 'feed' | 'partner' | 'title'>, string>
>;

/** A value of the form that the server did not accept. */
export interface LeadFault {
  /** The path to it in the input. */
  readonly field: readonly string[] | null;
  readonly message: string;
}

export type LeadOutcome =
  | { readonly kind: 'created'; readonly uuid: string; readonly affiliateUrl: string | null }
  | { readonly kind: 'refused'; readonly faults: readonly LeadFault[] }
  | { readonly kind: 'failed'; readonly error: Error };

/** Names the attempt to apply to an offer; see `attemptKey`. */
export const leadAttempt = (offerId: string): string => `lead:${offerId}`;

const noLead = (): LeadOutcome => ({ kind: 'failed', error: new Error('The lead was not recorded.') });

/** Gives a function that sends a lead. It never throws; sending again before an answer is the same attempt. */
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
              const { uuid, affiliateUrl } = createLead.lead;
              resolve({ kind: 'created', uuid, affiliateUrl: affiliateUrl ?? null });
            } else if (createLead && createLead.userErrors.length > 0) {
              const faults = createLead.userErrors.map(({ field, message }) => ({
                field: field ?? null,
                message,
              }));
              resolve({ kind: 'refused', faults });
            } else {
              resolve(noLead());
            }
          },
          onError: (error) => resolve({ kind: 'failed', error }),
        });
      }),
    [environment],
  );
};
