import { expect } from '@playwright/test';
import type { Account } from '../harness/accounts/account.ts';

/** Sends an operation of a user to the gateway. */
export const askAs = async <Data>(
  gateway: string,
  { idToken }: Pick<Account, 'idToken'>,
  query: string,
  variables: object = {},
): Promise<Data> => {
  const answer = await fetch(gateway, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
};
