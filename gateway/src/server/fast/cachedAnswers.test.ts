import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { isWholeMatrix } from '../../../../server/test/isWholeMatrix.ts';
import { json, type Reply } from '../../../test/fakeRest.ts';
import { cityRow, pageOf, userRow } from '../../../test/rows.ts';
import { seededRandom } from '../../../test/seededRandom.ts';
import { setUpStack } from '../../../test/setUpStack.ts';

/** Long enough for a busy machine to ask several times within it. */
const maxAgeMs = 2_000;

/** In each round twenty requests are under way at once. */
const rounds = isWholeMatrix ? 500 : 100;

const stack = setUpStack({ PUBLIC_MAX_AGE_MS: String(maxAgeMs) });

const berlin = '/web-api/en/cities/slug/berlin';
const query = 'query Cached($slug: String!) { city(slug: $slug) { name earningFor: overview } }';
const variables = { slug: 'berlin' };

const named = (name: string) => cityRow({ name });
const nameIn = async (options = {}, body: object = { query, variables }) =>
  ((await stack.gateway.post<{ city: { name: string } | null }>(body, options)).data?.city ?? null)?.name;

const write = (path: string, mutation: string) => {
  stack.rest.on(path, json(201, {}));
  return stack.gateway.ask(`mutation { ${mutation} }`);
};
const requestCity = () =>
  write(
    '/web-api/en/cities/proposition',
    'requestCity(input: { proposition: "Gotham" }) { userErrors { code } }',
  );

// A write makes the gateway forget what earlier tests have left.
beforeEach(async () => {
  await requestCity();
  stack.rest.calls.length = 0;
});

describe('cached answers', () => {
  it('are given to others without a call, for a short time', async () => {
    stack.rest.on(berlin, named('Berlin'));
    expect(await nameIn()).toBe('Berlin');
    stack.rest.on(berlin, named('Changed'));
    for (let run = 0; run < 5; run += 1) expect(await nameIn()).toBe('Berlin');
    expect(stack.rest.calls).toHaveLength(1);
    await pause(maxAgeMs + 20);
    expect(await nameIn()).toBe('Changed');
  });

  it('are not older than their oldest row', async () => {
    stack.rest.on(berlin, named('Berlin'));
    await nameIn();
    await pause(0.6 * maxAgeMs);
    for (let run = 0; run < 2; run += 1) await nameIn({}, { query: `${query} #`, variables });
    stack.rest.on(berlin, named('Changed'));
    await pause(0.4 * maxAgeMs + 20);
    expect(await nameIn({}, { query: `${query} #`, variables })).toBe('Changed');
  });

  it('are forgotten when somebody writes', async () => {
    stack.rest.on(berlin, named('Berlin'));
    for (let run = 0; run < 3; run += 1) await nameIn();
    stack.rest.on(berlin, named('Changed'));
    await write('/web-api/en/city-search', 'recordCitySearch(input: { query: "x" }) { recorded }');
    expect(await nameIn()).toBe('Berlin');
    await requestCity();
    expect(await nameIn()).toBe('Changed');
  });

  it('differ by variables, language, client class and media type', async () => {
    for (const language of ['en', 'de'])
      for (const slug of ['berlin', 'hamburg'])
        stack.rest.on(`/web-api/${language}/cities/slug/${slug}`, named(`${language} ${slug}`));
    const bots = 'query Bots { topCities { nearby { name } } }';
    stack.rest.on('/web-api/en/cities/top', pageOf([cityRow()]));
    stack.rest.on('/web-api/en/cities', pageOf([cityRow({ id: 7, name: 'Potsdam' })]));
    for (let run = 0; run < 4; run += 1) {
      expect(await nameIn()).toBe('en berlin');
      expect(await nameIn({ lang: 'de' })).toBe('de berlin');
      expect(await nameIn({}, { query, variables: { slug: 'hamburg' } })).toBe('en hamburg');
      const bot = { headers: { 'user-agent': 'Googlebot/2.1' } };
      expect(JSON.stringify((await stack.gateway.ask(bots, bot)).data)).not.toContain('Potsdam');
      expect(JSON.stringify((await stack.gateway.ask(bots)).data)).toContain('Potsdam');
      const accept = { headers: { accept: 'application/graphql-response+json' } };
      const { headers } = await stack.gateway.post({ query, variables }, accept);
      expect(headers.get('content-type')).toContain('graphql-response');
    }
  });

  it('have headers of their own request', async () => {
    stack.rest.on(berlin, named('Berlin'));
    const answers = [];
    const traceIds = [1, 2, 3, 4].map((run) => String(run).repeat(32));
    for (const traceId of traceIds) {
      const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
      answers.push(await stack.gateway.post({ query, variables }, { headers }));
    }
    expect(answers.map(({ headers }) => headers.get('x-trace-id'))).toEqual(traceIds);
    expect(answers.at(-1)?.headers.get('cache-control')).toBe('no-store');
  });

  it('never have an error or a part that failed silently', async () => {
    const silent = 'query Silent { city(slug: "berlin") { nearby { name } } }';
    stack.rest.on(berlin, named('Berlin'));
    stack.rest.on('/web-api/en/cities', json(500));
    const nearby = async () =>
      (await stack.gateway.ask<{ city: { nearby: unknown[] } }>(silent)).data?.city.nearby.length;
    for (let run = 0; run < 3; run += 1) expect(await nearby()).toBe(0);
    stack.rest.on('/web-api/en/cities', pageOf([cityRow({ id: 7 })]));
    expect(await nearby()).toBe(1);
  });

  it('are not cached if a service forbids it', async () => {
    let count = 0;
    const counting: Reply = (response) => {
      count += 1;
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      response.writeHead(200, headers).end(JSON.stringify(named(`no ${count}`)));
    };
    stack.rest.on(berlin, counting);
    for (let run = 1; run < 5; run += 1) expect(await nameIn()).toBe(`no ${run}`);
  });

  it(
    'and shared reads never give one user what is another’s, in thousands of interleavings',
    { timeout: 120_000 },
    async () => {
      const own = 'query Own { viewer { email userId } city(slug: "berlin") { name } }';
      const emailOf = (authorization: string | undefined) =>
        `${authorization?.slice(-1) ?? 'nobody'}@example.org`;
      stack.rest.on(berlin, named('Berlin'));
      stack.rest.on('/web-api/en/my/user', (response, { headers }) => {
        const answer = () =>
          json(200, userRow({ email: emailOf(headers.authorization) }))(response, undefined as never);
        setTimeout(answer, Math.random() * 3);
      });
      const random = seededRandom(6);
      let leaks = 0;
      let ofUsers = 0;
      const askAs = async (user: 'a' | 'b' | null) => {
        const headers = user === null ? {} : { authorization: `Bearer token-of-${user}` };
        const { data } = await stack.gateway.ask<{ viewer: { email: string } | null }>(own, { headers });
        if (user !== null) ofUsers += 1;
        const email = data?.viewer?.email ?? null;
        if (email !== (user === null ? null : `${user}@example.org`)) leaks += 1;
      };
      for (let round = 0; round < rounds; round += 1) {
        const users = Array.from({ length: 20 }, () => random.oneOf(['a', 'b', null] as const));
        await Promise.all(users.map(askAs));
        stack.gateway.logged.length = 0;
      }
      expect({ leaks }).toEqual({ leaks: 0 });
      expect(ofUsers).toBeGreaterThan(rounds * 12);
    },
  );
});
