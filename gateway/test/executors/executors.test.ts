import { isDeepStrictEqual } from 'node:util';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSchema, getOperationAST, parse, print, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../../src/server/graphiql/examples.ts';
import { isCompilable } from '../../src/server/fast/compilable.ts';
import { schema } from '../../src/schema/index.ts';
import { startContractServices } from './contractServices.ts';
import { isWholeMatrix } from '../../../server/test/isWholeMatrix.ts';
import { randomQuery } from './randomQuery.ts';
import { variablesFor } from './variablesFor.ts';
import { operationsOf } from '../outside/operationsOf.ts';
import { seededRandom } from '../seededRandom.ts';
import { startGateway, type RunningGateway } from '../startGateway.ts';

const folder = new URL('../../../schema/', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8');
const printed = buildSchema(read('schema.graphql'));

const clientTexts = readdirSync(new URL('client/operations/', folder)).map((file) =>
  read(`client/operations/${file}`),
);
const clientDocuments = () => {
  const { definitions } = parse(clientTexts.join('\n'));
  const fragments = definitions.filter(({ kind }) => kind === 'FragmentDefinition');
  const used = (text: string, all = new Set<string>()): Set<string> => {
    for (const [, name = ''] of text.matchAll(/\.\.\.(\w+)/g)) {
      if (name === 'on' || all.has(name)) continue;
      all.add(name);
      const fragment = fragments.find((each) => 'name' in each && each.name?.value === name);
      if (fragment) used(print(fragment), all);
    }
    return all;
  };
  return definitions
    .filter(({ kind }) => kind === 'OperationDefinition')
    .map((operation) => {
      const names = used(print(operation));
      const parts = fragments.filter((each) => 'name' in each && names.has(each.name?.value ?? ''));
      return [operation, ...parts].map(print).join('\n');
    });
};

const persisted = Object.entries(JSON.parse(read('persisted.json')) as Record<string, string>);

/** The file of a site that sends all these documents: only documents of the site are compiled. */
const siteWith = (documents: readonly string[]): URL => {
  const file = join(mkdtempSync(join(tmpdir(), 'executors-')), 'persisted.json');
  const added = documents.map((text) => [idOf(text), text]);
  writeFileSync(file, JSON.stringify(Object.fromEntries([...persisted, ...added])));
  return pathToFileURL(file);
};

const idOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const isQuery = (text: string) => getOperationAST(parse(text))?.operation === 'query';

const known = [
  ...clientDocuments(),
  ...examples().map(({ query }) => query),
  ...operationsOf(printed).map(({ text }) => text),
].filter(isQuery);

const random = seededRandom(30);
const amount = isWholeMatrix ? 200 : 100;
const randomQueries: ReturnType<typeof randomQuery>[] = [];
// Most have fields that cannot be merged.
while (randomQueries.length < amount) {
  const next = randomQuery(printed, random);
  if (validate(printed, parse(next.query)).length === 0) randomQueries.push(next);
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Errors come in the order in which calls fail, which is not the same in two runs. */
const inOneOrder = (text: string): string => {
  const answer = JSON.parse(text) as { data?: unknown; errors?: unknown[] };
  if ((answer.errors?.length ?? 0) < 2) return text;
  return JSON.stringify({
    ...answer,
    errors: answer.errors?.map((error) => JSON.stringify(error)).toSorted(),
  });
};

/**
 * Without the errors: which of them belong to an answer depends on whether they come before their parent has become null,
 * and shared rows come at once.
 */
const withoutTiming = ({ text, ...answer }: Answer) => {
  const { data, errors } = JSON.parse(text) as { data?: unknown; errors?: unknown[] };
  return errors === undefined ? { ...answer, text } : { ...answer, data };
};

describe('compiled queries', () => {
  let withErrors = 0;
  let complete = 0;
  let services: Awaited<ReturnType<typeof startContractServices>>;
  let fast: RunningGateway;
  let plain: RunningGateway;
  let sharing: RunningGateway;

  beforeAll(async () => {
    services = await startContractServices();
    // On a busy machine, a breaker could open in one of them only.
    const env = { BREAKER_FAILURES: '0' };
    const persistedFile = siteWith([...known, ...randomQueries.map(({ query }) => query)]);
    fast = await startGateway(services.origin, env, { persistedFile });
    plain = await startGateway(services.origin, env, { persistedFile, fast: false });
    sharing = await startGateway(services.origin, { ...env, PUBLIC_MAX_AGE_MS: '60000' }, { persistedFile });
  });
  afterAll(async () => {
    await Promise.all([fast.stop(), plain.stop(), sharing.stop()]);
    services.stop();
  });

  const post = async ({ url }: RunningGateway, body: object, accept: string): Promise<Answer> => {
    const response = await fetch(`${url}?lang=en`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept,
        traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
        'user-agent': 'Mozilla/5.0',
      },
      body: JSON.stringify(body),
    });
    const text = inOneOrder(await response.text());
    const { date: _date, 'content-length': _length, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, text, headers };
  };

  /** What differs in four answers of the fast gateways: the last are compiled, and may be cached or made of shared rows. */
  const differences = async (body: object, accept = 'application/json') => {
    const expected = await post(plain, body, accept);
    for (let run = 1; run <= 4; run += 1) {
      const answer = await post(fast, body, accept);
      if (!isDeepStrictEqual(answer, expected)) return [{ body, run, answer, expected }];
      const shared = await post(sharing, body, accept);
      if (!isDeepStrictEqual(withoutTiming(shared), withoutTiming(expected)))
        return [{ body, run, shared, expected }];
    }
    if (expected.text.includes('"errors":')) withErrors += 1;
    else complete += 1;
    return [];
  };

  /** A few at a time. */
  const differencesOfAll = async (inputs: readonly (readonly [body: object, accept?: string])[]) => {
    const found: object[] = [];
    for (let at = 0; at < inputs.length; at += 8) {
      const group = await Promise.all(inputs.slice(at, at + 8).map((input) => differences(...input)));
      found.push(...group.flat());
    }
    return found;
  };

  it('answer the operations of the site as the plain executor does', async () => {
    const inputs = persisted.map(
      ([id, text], at) => [{ id, variables: variablesFor(text, at + 1) }] as const,
    );
    expect(await differencesOfAll(inputs)).toEqual([]);
  }, 120_000);

  it('answer the documents of clients, examples and all queries as the plain executor does', async () => {
    const inputs = known.flatMap((query, at) => [
      [{ id: idOf(query), variables: variablesFor(query, at + 1) }] as const,
      [
        { id: idOf(query), variables: variablesFor(query, at + 50) },
        'application/graphql-response+json',
      ] as const,
    ]);
    expect(await differencesOfAll(inputs)).toEqual([]);
  }, 120_000);

  it('answer documents that a client sends as text as the plain executor does', async () => {
    const inputs = known.map((query, at) => [{ query, variables: variablesFor(query, at + 7) }] as const);
    expect(await differencesOfAll(inputs)).toEqual([]);
  }, 120_000);

  it('answer random queries as the plain executor does, errors included', async () => {
    [withErrors, complete] = [0, 0];
    const inputs = randomQueries.map(({ query, ...body }) => [{ id: idOf(query), ...body }] as const);
    expect(await differencesOfAll(inputs)).toEqual([]);
    expect(withErrors).toBeGreaterThan(amount * 0.25);
    expect(complete).toBeGreaterThan(amount * 0.15);
  }, 240_000);

  it('are most queries that the site sends: those by `node` are not, because its type is decided for each row', () => {
    const texts = persisted
      .map(([, text]) => text)
      .filter((text) => isQuery(text) && !/^ {2}node\(/m.test(text));
    const compiled = texts.filter((text) => {
      const document = parse(text);
      const operation = getOperationAST(document);
      return operation && isCompilable(document, operation, schema);
    });
    expect(compiled.length / texts.length).toBeGreaterThanOrEqual(0.9);
    expect(texts.length / persisted.length).toBeGreaterThan(0.5);
  });
});
