import { describe, expect, it } from 'vitest';
import { cityRow, offerRow, pageOf, partnerRow, postRow } from '../../test/rows.ts';
import { setUpStack } from '../../test/setUpStack.ts';
import { toGlobalId } from '../builder/globalId.ts';

const stack = setUpStack();
const read = (id: string, fields = '') =>
  stack.gateway.ask(`query ($id: ID!) { node(id: $id) { __typename id ${fields} } }`, { variables: { id } });

describe('node', () => {
  it.each([
    ['City', '/web-api/en/cities', cityRow(), '?ids=1&expand=overview', 1],
    ['Partner', '/web-api/en/partners', partnerRow(), '?ids=11', 11],
    [
      'JobOffer',
      '/web-api/en/job_offers',
      offerRow(),
      '?ids=100&expand=texts,review_partner_country,countries',
      100,
    ],
    ['Post', '/web-api/en/posts', postRow(), '?ids=70&expand=body,city', 70],
  ])('reads a %s again', async (__typename, path, row, query, rowId) => {
    stack.rest.on(path, pageOf<unknown>([row]));
    const id = toGlobalId(__typename, rowId);
    const { data, errors } = await read(id);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: { __typename, id } });
    expect(stack.rest.urls()).toEqual([`${path}${query}`]);
  });

  it('reads several rows of a type with one call', { tags: ['R7.15'] }, async () => {
    stack.rest.on('/web-api/en/cities', pageOf([cityRow({ id: 2 }), cityRow({ id: 1 })]));
    const { data } = await stack.gateway.ask(
      'query ($a: ID!, $b: ID!) { a: node(id: $a) { id } b: node(id: $b) { id } }',
      {
        variables: { a: toGlobalId('City', 1), b: toGlobalId('City', 2) },
      },
    );
    expect(data).toEqual({ a: { id: toGlobalId('City', 1) }, b: { id: toGlobalId('City', 2) } });
    expect(stack.rest.urls()).toEqual(['/web-api/en/cities?ids=1,2&expand=overview']);
  });

  it('is null for a row that does not exist', async () => {
    stack.rest.on('/web-api/en/cities', pageOf([]));
    const { data, errors } = await read(toGlobalId('City', 404));
    expect(errors).toBeUndefined();
    expect(data).toEqual({ node: null });
  });

  it.each(['nonsense', toGlobalId('Lead', '7f2c1f0e'), toGlobalId('Category', 5), toGlobalId('City', 'x')])(
    'rejects %s without a call and without an inner error',
    async (id) => {
      const { data, errors } = await read(id);
      expect(data).toEqual({ node: null });
      for (const error of errors ?? []) expect(error.extensions?.['code']).toBe('BAD_USER_INPUT');
      expect(stack.rest.calls).toHaveLength(0);
    },
  );
});
