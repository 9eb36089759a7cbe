import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inContract } from '../../src/rest/contracts.ts';
import { operationOf, type Operation } from '../contract.ts';
import { seededRandom, type SeededRandom } from '../seededRandom.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

const formats: Readonly<Record<string, string>> = {
  date: '2026-01-02',
  'date-time': '2026-01-02T03:04:05Z',
  uuid: '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11',
  uri: 'https://offers.example/1?a=b',
  email: 'ada@example.org',
};

const texts = ['berlin', 'Zürich „Mitte“', '<p>a <b>b</b><script>x()</script></p>', '{city} & more', '', 'u'];
const integers = [1, 2, 3, 11, 57, 0, 1, 2, 3];
/**
 * Beyond the range of GraphQL’s integers, so that its field fails. Not in lists: the executor of Yoga leaves rejections unhandled
 * there.
 */
const largeInteger = 2 ** 40;
const numbers = [0, 1.25, 4.35, -3.5, 52.52];

/** Makes values that a schema of a contract allows. */
const valuesOf = (document: object, random: SeededRandom) => {
  const resolved = (reference: string): Schema =>
    reference
      .split('/')
      .slice(1)
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as Schema;

  const valueOf = (schema: Schema, rows: number, inList = false): unknown => {
    if (schema.$ref !== undefined) return valueOf(resolved(schema.$ref), rows, inList);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return random.oneOf(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return valueOf(random.oneOf(choices), rows, inList);
    if (schema.allOf !== undefined)
      return Object.assign({}, ...schema.allOf.map((part) => valueOf(part, rows, inList)));
    const type = Array.isArray(schema.type) ? random.oneOf(schema.type) : schema.type;
    if (type === 'array')
      return Array.from({ length: Math.max(schema.minItems ?? 0, rows) }, () =>
        valueOf(schema.items ?? {}, 2, true),
      );
    if (type === 'object' || schema.properties !== undefined) {
      const { properties = {}, required = [] } = schema;
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => required.includes(name) || random.between(0, 1) === 1)
          .map(([name, inner]) => [name, valueOf(inner, rows, inList)]),
      );
    }
    if (type === 'null') return null;
    if (type === 'boolean') return random.between(0, 1) === 1;
    if (type === 'integer')
      return !inList && random.between(0, 9) === 0 ? largeInteger : random.oneOf(integers);
    if (type === 'number') return random.oneOf(numbers);
    return formats[schema.format ?? ''] ?? random.oneOf(texts);
  };
  return valueOf;
};

const hashOf = (text: string): number => {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash;
};

/** The ids that a list was asked for; null without any. */
const idsIn = (url: string): readonly number[] | null =>
  /[?&]ids=([\d,]+)/.exec(url)?.[1]?.split(',').map(Number) ?? null;

/** The same for every batch: which ids are asked for together depends on when answers arrive. */
const withoutIds = (url: string): string => url.replace(/([?&]ids=)[\d,]+/, '$1');

const answerTo = ({ target, path }: Operation, url: string, isMissing: (id: number) => boolean) => {
  const { document, operation: described } = inContract({ target, path, method: 'GET' });
  const success = Object.keys(described.responses).find((status) => status.startsWith('2')) ?? '200';
  const response = described.responses[success] as {
    content?: { 'application/json'?: { schema?: Schema } };
  };
  const schema = response.content?.['application/json']?.schema ?? {};
  const answer = (seed: string, least: number): unknown => {
    const random = seededRandom(hashOf(seed));
    return valuesOf(document, random)(schema, random.between(least, 4));
  };
  const ids = idsIn(url);
  if (ids === null) {
    const row = answer(url, 0);
    const isRow = typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number';
    // A row that is read by its slug has an id of its own: what has the same id would have to be the same row.
    return isRow ? { ...row, id: 1_000 + (Math.abs(hashOf(url)) % 1_000_000) } : row;
  }
  const rows = ids
    .filter((id) => !isMissing(id))
    .map((id) => {
      const { items } = answer(`${id} ${withoutIds(url)}`, 1) as { readonly items: readonly object[] };
      return { ...items[0], id };
    });
  return { ...(answer(withoutIds(url), 0) as object), items: rows };
};

/** One call in nine fails: not found, a fault of the service, no JSON, another shape, a hang-up. The same call always alike. */
const faultOf = (url: string): number => Math.abs(hashOf(`fault ${withoutIds(url)}`)) % 45;

const listener =
  (isComplete: boolean): RequestListener =>
  ({ url = '', method = '' }, response) => {
    const operation = operationOf(method, url);
    const send = (status: number, body: unknown, type = 'application/json') =>
      response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body));
    if (operation === undefined || method !== 'GET') return void send(404, {});
    const fault = faultOf(url);
    if (fault === 0 && !isComplete) return void send(404, {});
    if (fault === 1) return void send(500, {});
    if (fault === 2) return void send(200, '<html>', 'text/html');
    if (fault === 3) return void send(200, { items: 'none' });
    if (fault === 4) return void response.destroy();
    send(
      200,
      answerTo(operation, url, (id) => id === 3 && !isComplete),
    );
  };

/**
 * Starts services that answer each read as its contract allows, from nothing but its URL. With `isComplete`, they have whatever is asked
 * for.
 */
export const startContractServices = async ({ isComplete = false } = {}) => {
  const server = createServer(listener(isComplete)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
