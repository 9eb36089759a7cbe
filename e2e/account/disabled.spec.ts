import { createAccount, forged, signInAt } from '../harness/accounts/account.ts';
import { administer } from '../harness/accounts/administration.ts';
import { expect, test } from '../harness/test.ts';

test(
  'a disabled or deleted account’s token changes nothing any more, a new sign-in after enabling does, and a forged token never did',
  { tag: ['@R7.44', '@R8.03'] },
  async ({ product }) => {
    const account = await createAccount(product);
    const { idToken, userId } = account;
    const save = async (token: string): Promise<string | undefined> => {
      const answer = await fetch(product.gateway, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          query: 'mutation { updateMetadata(input: { givenName: "Ada" }) { userErrors { code } } }',
        }),
      });
      const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
      return errors?.[0]?.extensions.code;
    };
    expect(await save(idToken)).toBeUndefined();
    expect(await save(forged(idToken))).toBe('UNAUTHENTICATED');
    await administer(product.identity, userId, 'disable');
    expect(await save(idToken)).toBe('UNAUTHENTICATED');
    await administer(product.identity, userId, 'enable');
    expect(await save(idToken)).toBe('UNAUTHENTICATED');
    const { idToken: newToken } = await signInAt(product, account);
    expect(await save(newToken)).toBeUndefined();
    const removed = await fetch(`${product.services}/web-api/en/my/user`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${newToken}` },
    });
    expect(removed.status).toBe(200);
    expect(await save(newToken)).toBe('UNAUTHENTICATED');
  },
);
