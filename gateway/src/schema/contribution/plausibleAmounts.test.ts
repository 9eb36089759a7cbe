import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const path = '/web-api/en/job_offers/100/plausible-amounts';
const document = `{ plausibleAmounts(offerId: "${toGlobalId('JobOffer', 100)}") {
  currency earning { lowest highest } costToStart { lowest highest } } }`;

describe('plausibleAmounts', () => {
  it('returns the bounds of both amounts, in one call without the token', async () => {
    const amounts = {
      currency: 'EUR',
      earning: { lowest: 0.6, highest: 90 },
      costToStart: { lowest: 0, highest: 3000 },
    };
    stack.rest.on(path, amounts);
    const headers = { authorization: 'Bearer t.o.k' };
    const { data, errors } = await stack.gateway.ask(document, { headers });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ plausibleAmounts: amounts });
    expect(stack.rest.urls()).toEqual([path]);
    expect(stack.rest.calls[0]?.headers).not.toHaveProperty('authorization');
  });

  it('has no bounds in a currency in which contributions are rejected', async () => {
    const amounts = { currency: 'ISK', earning: null, costToStart: null };
    stack.rest.on(path, amounts);
    const { data, errors } = await stack.gateway.ask(document);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ plausibleAmounts: amounts });
  });

  it.each([
    ['there is no such offer', json(404, { message: 'There is no such offer.' })],
    ['the service fails', json(503, { message: 'Later.' })],
  ])('is null without an error when %s', async (_case, answer) => {
    stack.rest.on(path, answer);
    const { data, errors } = await stack.gateway.ask(document);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ plausibleAmounts: null });
    expect(stack.rest.urls()).toEqual([path]);
  });
});
