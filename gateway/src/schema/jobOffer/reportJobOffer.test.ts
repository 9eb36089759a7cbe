import { expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const id = toGlobalId('JobOffer', 100);
const path = '/web-api/en/job_offers/100/report';

const report = (headers: Record<string, string> = { authorization: 'Bearer t.o.k' }) =>
  stack.gateway.ask(
    `mutation ($id: ID!) { reportJobOffer(input: { offerId: $id, reason: ASKS_FOR_MONEY, comment: "A deposit." }) {
      reportedId userErrors { code field } } }`,
    { headers, variables: { id } },
  );

it('reportJobOffer sends reason and comment', async () => {
  stack.rest.on(path, { id: 100 });
  const { data, errors } = await report();
  expect(errors).toBeUndefined();
  expect(data).toEqual({ reportJobOffer: { reportedId: id, userErrors: [] } });
  expect(stack.rest.calls[0]?.body).toEqual({ reason: 'asks_for_money', comment: 'A deposit.' });
});

it('reportJobOffer names an offer that does not exist', async () => {
  stack.rest.on(path, json(404, {}));
  const { data } = await report();
  expect(data).toEqual({
    reportJobOffer: { reportedId: null, userErrors: [{ code: 'NOT_FOUND', field: ['offerId'] }] },
  });
});

it('reportJobOffer needs a sign-in', async () => {
  const { errors } = await report({});
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(stack.rest.calls).toEqual([]);
});
