import { afterEach, describe, expect, it, vi } from 'vitest';
import { json, type Reply } from '../../../test/fakeRest.ts';
import { cityRow, offerRow, pageOf } from '../../../test/rows.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

const stack = setUpStack({ PUBLIC_MAX_AGE_MS: '0' });

const cityPath = '/web-api/en/cities/slug/berlin';
const listPath = '/web-api/en/job_offers';
const query =
  'query Repeated($slug: String!) { city(slug: $slug) { name jobOffers(first: 5) { edges { node { id } } } } }';
const ask = async (options = {}) => {
  stack.rest.calls.length = 0;
  const { data, errors } = await stack.gateway.post({ query, variables: { slug: 'berlin' } }, options);
  return JSON.stringify({ data, errors });
};

/** Before the second time, the gateway has not accepted the document. */
const askFirst = async () => {
  await ask();
  return ask();
};
const askedPaths = () => stack.rest.calls.map(({ url }) => url.split('?', 1)[0]).toSorted();

/** Two of them are given one after the other, because the list is asked for by the city's slug. */
const rows = (name = 'Berlin', ids = [1]) => {
  stack.rest.on(cityPath, cityRow({ name }));
  stack.rest.on(listPath, pageOf(ids.map((id) => offerRow({ id }))));
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an answer whose rows may have changed', () => {
  it('is given again after the calls of the last one, sent at once, if no reply has changed', async () => {
    rows();
    const first = await askFirst();
    expect(stack.rest.calls).toHaveLength(2);
    let askedForList = (): void => undefined;
    const listAsked = new Promise<void>((resolve) => {
      askedForList = resolve;
    });
    const afterList: Reply = (response) => {
      void listAsked.then(() => json(200, cityRow({ name: 'Berlin' }))(response, undefined as never));
    };
    stack.rest.on(cityPath, afterList);
    stack.rest.on(listPath, (response) => {
      askedForList();
      json(200, pageOf([offerRow({ id: 1 })]))(response, undefined as never);
    });
    expect(await ask()).toBe(first);
    expect(stack.rest.calls).toHaveLength(2);
  });

  it.each([
    ['its first reply', () => rows('Berlin-Mitte')],
    ['a later reply', () => rows('Berlin', [1, 2])],
  ])('is computed anew, without more calls, if %s has changed', async (_what, change) => {
    rows();
    const first = await askFirst();
    change();
    const second = await ask();
    expect(second).not.toBe(first);
    expect(stack.rest.calls).toHaveLength(2);
    expect(await ask()).toBe(second);
    rows();
    expect(await ask()).toBe(first);
  });

  it('shows the failure of a call, which is made once, and recovers', async () => {
    rows();
    const first = await askFirst();
    stack.rest.on(listPath, json(500));
    expect(await ask()).toContain('"errors"');
    expect(askedPaths()).toEqual([cityPath, listPath]);
    rows();
    expect(await ask()).toBe(first);
    stack.rest.on(cityPath, json(404));
    expect(JSON.parse(await ask())).toEqual({ data: { city: null } });
    rows();
    expect(await ask()).toBe(first);
  });

  it('is computed for who sends a token, and for everybody if a service forbids to share its reply', async () => {
    rows();
    const first = await askFirst();
    const asked = { headers: { authorization: 'Bearer token-of-a' } };
    rows('Berlin-Mitte');
    expect(await ask(asked)).not.toBe(first);
    const unshared: Reply = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(cityRow({ name: 'Berlin' })));
    };
    rows();
    await ask();
    stack.rest.on(cityPath, unshared);
    for (let run = 0; run < 3; run += 1) {
      expect(await ask()).toBe(first);
      expect(askedPaths()).toEqual([cityPath, listPath]);
    }
  });

  it('is computed anew after a minute, because offers end', async () => {
    const ended =
      'query Ended { city(slug: "berlin") { jobOffers(first: 5) { edges { node { takesApplications } } } } }';
    const takes = async () => {
      const { data } = await stack.gateway.ask(ended);
      return JSON.stringify(data).includes('"takesApplications":true');
    };
    const [date, time] = [Date.now(), performance.now.bind(performance)];
    stack.rest.on(cityPath, cityRow());
    const validThrough = new Date(date + 30_000).toISOString();
    stack.rest.on(listPath, pageOf([offerRow({ status: 'live', validThrough })]));
    const later = (ms: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(date + ms);
      vi.spyOn(performance, 'now').mockImplementation(() => time() + ms);
    };
    for (let run = 0; run < 3; run += 1) expect(await takes()).toBe(true);
    later(40_000);
    expect(await takes()).toBe(true);
    later(61_000);
    expect(await takes()).toBe(false);
  });
});
