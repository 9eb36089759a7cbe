import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const path = '/web-api/en/my/job_offers/100/application';
const set = (input: object, offerId = toGlobalId('JobOffer', 100)) =>
  stack.gateway.ask(
    `mutation ($input: SetApplicationInput!) { setApplication(input: $input) {
      application { id stage reachedOn } userErrors { field code } } }`,
    { headers: { authorization: 'Bearer t.o.k' }, variables: { input: { offerId, ...input } } },
  );

describe('setApplication', () => {
  it('replaces the stage and its day, in one call', async () => {
    stack.rest.on(path, json(200, { stage: 'first_payout', reached_on: '2026-01-05' }));
    const { data, errors } = await set({ stage: 'FIRST_PAYOUT', reachedOn: '2026-01-05' });
    expect(errors).toBeUndefined();
    const application = {
      id: toGlobalId('Application', 100),
      stage: 'FIRST_PAYOUT',
      reachedOn: '2026-01-05',
    };
    expect(data).toEqual({ setApplication: { application, userErrors: [] } });
    expect(stack.rest.calls).toHaveLength(1);
    expect(stack.rest.calls[0]).toMatchObject({
      method: 'PATCH',
      url: path,
      body: { stage: 'first_payout', reached_on: '2026-01-05' },
    });
    expect(stack.rest.calls[0]?.headers.authorization).toBe('Bearer t.o.k');
  });

  it('removes the day when the input has none', async () => {
    stack.rest.on(path, json(200, { stage: 'applied', reached_on: null }));
    await set({ stage: 'APPLIED' });
    expect(stack.rest.calls[0]?.body).toEqual({ stage: 'applied', reached_on: null });
  });

  it('is NOT_FOUND for an offer that the user did not apply for', async () => {
    const { data, errors } = await set({ stage: 'ENDED' });
    expect(errors).toBeUndefined();
    const userErrors = [{ field: ['offerId'], code: 'NOT_FOUND' }];
    expect(data).toEqual({ setApplication: { application: null, userErrors } });
  });

  it('refuses the id of another type without a call', async () => {
    const { errors } = await set({ stage: 'ENDED' }, toGlobalId('City', 100));
    expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(stack.rest.calls).toEqual([]);
  });
});
