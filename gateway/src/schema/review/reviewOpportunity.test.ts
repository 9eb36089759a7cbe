import { describe, expect, it } from 'vitest';
import { json } from '../../../test/fakeRest.ts';
import { opportunityRow } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';
import { toGlobalId } from '../../builder/globalId.ts';

const stack = setUpStack();
const send = (mutation: string, id: string) =>
  stack.gateway.ask(mutation, { headers: { authorization: 'Bearer t.o.k' }, variables: { id } });
const offer = toGlobalId('JobOffer', 100);

describe('review opportunities', () => {
  it.each([
    ['addReviewOpportunity', '/web-api/en/reviews/opportunity'],
    ['dismissReviewOpportunity', '/web-api/en/reviews/opportunity/dismiss'],
  ])('%s sends the id of the offer', { tags: ['R7.66'] }, async (name, path) => {
    stack.rest.on(path, json(name.startsWith('add') ? 201 : 200, opportunityRow()));
    const mutation = `mutation ($id: ID!) { ${name}(input: { offerId: $id }) {
      opportunity { id jobOfferId dismissed } userErrors { code } } }`;
    const { data, errors } = await send(mutation, offer);
    expect(errors).toBeUndefined();
    const opportunity = { id: toGlobalId('ReviewOpportunity', 5), jobOfferId: offer, dismissed: false };
    expect(data).toEqual({ [name]: { opportunity, userErrors: [] } });
    const body = name.startsWith('add') ? { job_offer_id: 100 } : { job_offer_id: 100, dismissed: true };
    expect(stack.rest.calls[0]).toMatchObject({ method: 'POST', url: path, body });
    expect(stack.rest.calls[0]?.headers.authorization).toBe('Bearer t.o.k');
  });

  it('dismissReviewOpportunity sends when to ask again, and false takes it back', async () => {
    const path = '/web-api/en/reviews/opportunity/dismiss';
    stack.rest.on(path, json(200, opportunityRow()));
    const until = '2027-03-04T05:06:07Z';
    for (const more of [`until: "${until}"`, 'dismissed: false', 'until: null'])
      await send(
        `mutation ($id: ID!) { dismissReviewOpportunity(input: { offerId: $id, ${more} }) {
          opportunity { id } userErrors { code } } }`,
        offer,
      );
    expect(stack.rest.calls.map(({ body }) => body)).toEqual([
      { job_offer_id: 100, dismissed: true, until },
      { job_offer_id: 100, dismissed: false },
      { job_offer_id: 100, dismissed: true },
    ]);
  });

  const remove = `mutation ($id: ID!) { deleteReviewOpportunity(input: { opportunityId: $id }) {
    deletedId userErrors { field code message } } }`;

  it('deleteReviewOpportunity sends the id of the opportunity', { tags: ['R7.66'] }, async () => {
    stack.rest.on('/web-api/en/reviews/opportunity/5', (response) => response.writeHead(204).end());
    const id = toGlobalId('ReviewOpportunity', 5);
    const { data, errors } = await send(remove, id);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ deleteReviewOpportunity: { deletedId: id, userErrors: [] } });
    expect(stack.rest.calls[0]?.method).toBe('DELETE');
  });

  it(
    'returns NOT_FOUND for a missing opportunity and for that of another user',
    { tags: ['R8.04'] },
    async () => {
      const { data, errors } = await send(remove, toGlobalId('ReviewOpportunity', 6));
      expect(errors).toBeUndefined();
      const userErrors = [{ field: ['opportunityId'], code: 'NOT_FOUND', message: 'This no longer exists.' }];
      expect(data).toEqual({ deleteReviewOpportunity: { deletedId: null, userErrors } });
    },
  );
});
