// What scanners of GraphQL servers look for: each sends something, and tells from the answer whether it is flagged.
import { post, send } from '../promises/post.mjs';

const dataOf = ({ text }) => {
  try {
    return JSON.parse(text).data ?? null;
  } catch {
    return null;
  }
};

const answers = (body) => async (url) => dataOf(await post(url, body)) !== null;

const query = (text) => answers({ query: text });

const many = (count, part) => Array.from({ length: count }, (_, at) => part(at)).join(' ');

const get = (url, search) => send(`${url}&${new URLSearchParams(search)}`);

const mutation = 'mutation { requestCity(input: { proposition: "x" }) { proposition } }';

const form = (url, body) =>
  send(url, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });

/** Each check by its name: resolves to whether the server at an address is flagged. */
export const scans = {
  introspection: query('{ __schema { types { name } } }'),
  GraphiQL: async (url) =>
    /graphiql|playground/i.test((await send(url, { headers: { accept: 'text/html' } })).text),
  suggestions: async (url) => /did you mean/i.test((await post(url, { query: '{ citis { id } }' })).text),
  'suggestions of arguments': async (url) =>
    /did you mean/i.test((await post(url, { query: '{ city(slugg: "x") { id } }' })).text),
  aliases: query(`{ ${many(101, (at) => `a${at}: __typename`)} }`),
  directives: query(`{ __typename ${many(50, () => '@include(if: true)')} }`),
  'repeated fields': query(`{ ${many(500, () => '__typename')} }`),
  'circular introspection': query(
    `{ __schema { ${'types { fields { type { '.repeat(1)}${'fields { type { '.repeat(8)}name${' } }'.repeat(8)} } } } } }`,
  ),
  'circular fragments': query('query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }'),
  batches: async (url) => {
    const { text } = await post(url, [{ query: '{ __typename }' }, { query: '{ __typename }' }]);
    return text.startsWith('[');
  },
  'mutations by GET': async (url) => dataOf(await get(url, { query: mutation })) !== null,
  'queries by GET': async (url) => {
    const { text } = await send(`${url}&${new URLSearchParams({ query: '{ __typename }' })}`, {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    return dataOf({ text }) !== null;
  },
  'forms as queries': async (url) =>
    dataOf(await form(url, `query=${encodeURIComponent('{ __typename }')}`)) !== null,
  'forms as mutations': async (url) =>
    dataOf(await form(url, `query=${encodeURIComponent(mutation)}`)) !== null,
  'plain text': async (url) => {
    const answer = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    return dataOf(answer) !== null;
  },
  tracing: async (url) =>
    /"tracing"|"debug"/.test(
      (await post(url, { query: '{ __typename }' }, { 'x-apollo-tracing': '1' })).text,
    ),
  'stacks of errors': async (url) => {
    const bodies = [{ query: '{' }, { query: 'query ($a: X) { x }' }, '{"query":', { query: { a: 1 } }, []];
    const texts = await Promise.all(bodies.map(async (body) => (await post(url, body)).text));
    return texts.some((text) => /stacktrace|node_modules|at \w+ \(|\.ts:\d/.test(text));
  },
  subscriptions: query('subscription { __typename }'),
  'all origins': async (url) => {
    const { headers } = await post(url, { query: '{ __typename }' }, { origin: 'https://evil.example' });
    return headers['access-control-allow-origin'] !== undefined;
  },
  'the name of the server': async (url) => (await send(url)).headers['x-powered-by'] !== undefined,
};
