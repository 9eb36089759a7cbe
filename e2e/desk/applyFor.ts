import { randomUUID } from 'node:crypto';
import type { Account } from '../harness/accounts/account.ts';
import { askAs } from '../account/askAs.ts';

const mutation = `mutation ($offerId: ID!, $key: UUID!, $email: String!) {
  createLead(input: { offerId: $offerId, idempotencyKey: $key, email: $email }) { userErrors { message } }
  addReviewOpportunity(input: { offerId: $offerId }) { opportunity { id } } }`;

/** Applies for an offer as a user, and records the opportunity to review it, as the site does. */
export const applyFor = (
  gateway: string,
  user: Pick<Account, 'idToken' | 'email'>,
  offerId: string,
): Promise<unknown> => askAs(gateway, user, mutation, { offerId, key: randomUUID(), email: user.email });
