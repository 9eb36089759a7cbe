import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack();
const mutation = `mutation { recordPageView(input: { url: "/berlin?page=2", type: "city", referralUrl: "/",
  params: [{ name: "citySlug", value: "berlin" }], idempotencyKey: "0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11" }) { recorded userErrors { code } } }`;

describe('recordPageView', () => {
  it(
    'sends address, kind, origin and parameters with key, token and session id',
    { tags: ['R7.96'] },
    async () => {
      stack.rest.on('/web-api/en/page-view', json(201, { id: '7f2c1f0e-6a52-4c1e-9d0b-3f8f5a4f2b11' }));
      const { data, errors } = await stack.gateway.ask(mutation, {
        headers: { authorization: 'Bearer t.o.k', 'x-session-id': 'session-1' },
      });
      expect(errors).toBeUndefined();
      expect(data).toEqual({ recordPageView: { recorded: true, userErrors: [] } });
      expect(stack.rest.calls[0]?.headers).toMatchObject({
        authorization: 'Bearer t.o.k',
        'idempotency-key': '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11',
      });
      expect(stack.rest.calls[0]?.body).toEqual({
        url: '/berlin?page=2',
        type: 'city',
        referral_url: '/',
        params: { citySlug: 'berlin' },
        session_id: 'session-1',
      });
    },
  );

  it('is not recorded, without an error, when there were too many', async () => {
    stack.rest.on('/web-api/en/page-view', (response) => response.writeHead(204).end());
    const { data, errors } = await stack.gateway.ask(mutation, {
      headers: { authorization: 'Bearer t.o.k' },
    });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ recordPageView: { recorded: false, userErrors: [] } });
  });

  it('gives the sign-in message without a token', async () => {
    const { errors } = await stack.gateway.ask(mutation);
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect(stack.rest.calls).toHaveLength(0);
  });
});
