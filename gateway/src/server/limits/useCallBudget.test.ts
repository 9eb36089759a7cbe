import { describe, expect, it } from 'vitest';
import { cityRow, pageOf } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack({ MAX_CALLS: '5' });

const rows = (count: number) =>
  Array.from({ length: count }, (_, id) => cityRow({ id: id + 1, slug: `s${id}` }));
const query = '{ topCities { name post { title } } }';

describe('useCallBudget', () => {
  it('answers a query that needs more calls with one error and no data', async () => {
    stack.rest.on('/web-api/en/cities/top', pageOf(rows(20)));
    const { status, data, errors } = await stack.gateway.ask(query);
    expect({ status, data }).toEqual({ status: 400, data: undefined });
    expect(errors).toEqual([
      {
        message:
          'The operation needs more than 5 calls to the services: request fewer rows (`first`, `limit`) or split it into several operations',
        extensions: {
          code: 'OPERATION_TOO_COMPLEX',
          status: 400,
          messageKey: null,
          silenced: false,
          traceId: expect.any(String) as string,
        },
      },
    ]);
    expect(stack.rest.calls).toHaveLength(5);
    expect(stack.gateway.logged.filter(({ msg }) => msg === 'field failed')).toHaveLength(1);
  });

  it('answers a query within the budget, and counts equal calls once', async () => {
    stack.rest.on('/web-api/en/cities/top', pageOf(rows(4)));
    const { data, errors } = await stack.gateway.ask(
      `{ topCities { name post { title } again: post { title } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data?.['topCities']).toHaveLength(4);
    expect(stack.rest.calls).toHaveLength(5);
  });

  it('counts the calls of each request separately', async () => {
    stack.rest.on('/web-api/en/cities/top', pageOf(rows(4)));
    await stack.gateway.ask(query);
    expect((await stack.gateway.ask(query)).errors).toBeUndefined();
  });

  it('keeps the answer of a mutation, so that the client learns what was written', async () => {
    stack.rest.on('/web-api/en/city-search', {});
    const writes = Array.from(
      { length: 7 },
      (_, n) => `w${n}: recordCitySearch(input: { query: "x" }) { recorded }`,
    );
    const { status, data } = await stack.gateway.ask(`mutation { ${writes.join(' ')} }`);
    expect(status).toBe(200);
    expect(Object.keys(data ?? {})).toHaveLength(7);
    expect(stack.rest.calls).toHaveLength(5);
  });
});
