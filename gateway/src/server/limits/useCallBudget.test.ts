import { describe, expect, it } from 'vitest';
import { cityRow, pageOf } from '../../../test/rows.ts';
import { world } from '../../../test/world.ts';

const at = world({ MOST_CALLS: '5' });

const rows = (count: number) =>
  Array.from({ length: count }, (_, id) => cityRow({ id: id + 1, slug: `s${id}` }));
const asked = '{ topCities { name post { title } } }';

describe('the budget of calls of one request', () => {
  it('ends a query that needs more, by one error in place of rows that look missing', async () => {
    at.rest.on('/web-api/en/cities/top', pageOf(rows(20)));
    const { status, data, errors } = await at.gateway.ask(asked);
    expect({ status, data }).toEqual({ status: 400, data: undefined });
    expect(errors).toEqual([
      {
        message:
          'The operation needs more than 5 calls of the services: ask for fewer rows (`first`, `limit`), or in several operations',
        extensions: {
          code: 'OPERATION_TOO_COMPLEX',
          status: 400,
          messageKey: null,
          silenced: false,
          traceId: expect.any(String) as string,
        },
      },
    ]);
    expect(at.rest.calls).toHaveLength(5);
    expect(at.gateway.logged.filter(({ msg }) => msg === 'field failed')).toHaveLength(1);
  });

  it('answers what needs no more, and counts equal calls once', async () => {
    at.rest.on('/web-api/en/cities/top', pageOf(rows(4)));
    const { data, errors } = await at.gateway.ask(
      `{ topCities { name post { title } again: post { title } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data?.['topCities']).toHaveLength(4);
    expect(at.rest.calls).toHaveLength(5);
  });

  it('is of one request, not of the gateway', async () => {
    at.rest.on('/web-api/en/cities/top', pageOf(rows(4)));
    await at.gateway.ask(asked);
    expect((await at.gateway.ask(asked)).errors).toBeUndefined();
  });

  it('leaves a mutation its answer: what was written must be known', async () => {
    at.rest.on('/web-api/en/city-search', {});
    const writes = Array.from(
      { length: 7 },
      (_, n) => `w${n}: recordCitySearch(input: { query: "x" }) { recorded }`,
    );
    const { status, data } = await at.gateway.ask(`mutation { ${writes.join(' ')} }`);
    expect(status).toBe(200);
    expect(Object.keys(data ?? {})).toHaveLength(7);
    expect(at.rest.calls).toHaveLength(5);
  });
});
