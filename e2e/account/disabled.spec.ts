import { createAccount, forged } from '../harness/accounts/account.ts';
import { administer } from '../harness/accounts/administer.ts';
import { expect, test } from '../harness/test.ts';

test(
  'a disabled or deleted account’s token changes nothing any more, and a forged one never did',
  { tag: ['@R7.44', '@R8.03'] },
  async ({ product }) => {
    const { idToken, userId } = await createAccount(product);
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
    await administer(product, userId, 'disable');
    expect(await save(idToken)).toBe('UNAUTHENTICATED');
    await administer(product, userId, 'enable');
    expect(await save(idToken)).toBeUndefined();
    const removed = await fetch(`${product.services}/web-api/en/my/user`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(removed.status).toBe(200);
    expect(await save(idToken)).toBe('UNAUTHENTICATED');
  },
);
