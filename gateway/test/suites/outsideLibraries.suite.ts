import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { buildSchema, introspectionFromSchema, isObjectType, OperationTypeNode, parse } from 'graphql';
import { Environment, fetchQuery, Network, RecordSource, Store, type ConcreteRequest } from 'relay-runtime';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { argumentsFor, type SampleValues } from '../outside/argumentsFor.ts';
import { graphcacheKeys } from '../outside/graphcacheKeys.ts';
import { operationsOf } from '../outside/operationsOf.ts';
import { sampleValues } from '../outside/sampleValues.ts';
import type { GetReferenceStack } from '../referenceStack.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));
const queries = operationsOf(schema).filter(({ kind }) => kind === OperationTypeNode.QUERY);

const text =
  'query Languages { languages { id languageCode name } viewer { id languages { id languageCode level } } }';

interface LanguagesData {
  readonly languages: readonly {
    readonly id: string;
    readonly languageCode: string;
    readonly name: string;
  }[];
  readonly viewer: {
    readonly languages: readonly {
      readonly id: string;
      readonly languageCode: string;
      readonly level: string;
    }[];
  };
}

const scalar = (name: string) => ({ alias: null, args: null, kind: 'ScalarField', name, storageKey: null });

const linked = (name: string, concreteType: string, plural: boolean, selections: object[]) => ({
  alias: null,
  args: null,
  concreteType,
  kind: 'LinkedField',
  name,
  plural,
  selections,
  storageKey: null,
});

const selections = [
  linked('languages', 'Language', true, ['id', 'languageCode', 'name'].map(scalar)),
  linked('viewer', 'User', false, [
    scalar('id'),
    linked('languages', 'UserLanguage', true, ['id', 'languageCode', 'level'].map(scalar)),
  ]),
];

/** The query as Relay's compiler would generate it. */
const languagesRequest = {
  kind: 'Request',
  fragment: {
    kind: 'Fragment',
    name: 'Languages',
    type: 'Query',
    abstractKey: null,
    argumentDefinitions: [],
    metadata: null,
    selections,
  },
  operation: { kind: 'Operation', name: 'Languages', argumentDefinitions: [], selections },
  params: {
    id: null,
    cacheID: 'languages-query',
    metadata: {},
    name: 'Languages',
    operationKind: 'query',
    text,
  },
} as ConcreteRequest;

export const outsideLibrariesSuite = (stack: GetReferenceStack): void => {
  describe('client libraries', () => {
    let headers: Readonly<Record<string, string>>;

    beforeAll(async () => {
      headers = { authorization: `Bearer ${stack().tokenOf('libraries')}` };
      await stack().gateway.ask(
        'mutation { saveLanguages(input: { addLanguages: [{ id: "de", level: FLUENT }] }) { userErrors { code } } }',
        { headers },
      );
    });

    const expectLanguages = ({ languages, viewer }: LanguagesData): readonly string[] => {
      const language = languages.find(({ languageCode }) => languageCode === 'de');
      expect(language).toMatchObject({ languageCode: 'de', name: 'German' });
      expect(viewer.languages).toMatchObject([{ languageCode: 'de', level: 'FLUENT' }]);
      return [language?.id ?? '', viewer.languages[0]?.id ?? ''];
    };

    it('Relay stores a language and a user’s language as two records', async () => {
      const network = Network.create(async ({ text: query }, variables) => {
        const answer = await fetch(stack().gateway.url, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        });
        return (await answer.json()) as { data: LanguagesData };
      });
      const source = new RecordSource();
      const environment = new Environment({ network, store: new Store(source) });
      const data = await fetchQuery<{ response: LanguagesData; variables: object }>(
        environment,
        languagesRequest,
        {},
      ).toPromise();
      if (data === undefined) throw new Error('There was no answer');
      const ids = expectLanguages(data);
      expect(ids.map((id) => source.get(id)?.['__typename'])).toEqual(['Language', 'UserLanguage']);
    });

    it('Apollo Client stores a language and a user’s language as two records, and reads user errors', async () => {
      const cache = new InMemoryCache();
      const link = new HttpLink({ uri: stack().gateway.url, headers });
      const client = new ApolloClient({ link, cache });
      const { data } = await client.query<LanguagesData>({ query: parse(text) });
      if (data === undefined) throw new Error('There was no answer');
      const [language, mine] = expectLanguages(data);
      expect(Object.keys(cache.extract())).toEqual(
        expect.arrayContaining([`Language:${language}`, `UserLanguage:${mine}`]),
      );
      const rejected = await client.mutate({
        mutation: parse(`mutation { saveLanguages(input: { addLanguages: [{ id: "de" }, { id: "xx" }] }) {
          userErrors { field code } } }`),
      });
      const userErrors = [{ field: ['addLanguages', '1', 'id'], code: 'UNKNOWN' }];
      expect(rejected.data).toMatchObject({ saveLanguages: { userErrors } });
      client.stop();
    });

    it('Apollo Client falls back from automatic persisted queries to the text and stays with it', async () => {
      const bodies: Record<string, unknown>[] = [];
      const http = new HttpLink({
        uri: stack().gateway.url,
        headers,
        fetch: (url, init) => {
          bodies.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
          return fetch(url, init);
        },
      });
      const sha256 = (query: string) => createHash('sha256').update(query).digest('hex');
      const link = ApolloLink.from([new PersistedQueryLink({ sha256 }), http]);
      const client = new ApolloClient({ link, cache: new InMemoryCache() });
      for (const slug of ['berlin', 'warsaw']) {
        const { data, error } = await client.query<{ city: { name: string } }>({
          query: parse(`query Named { city(slug: "${slug}") { name } }`),
        });
        expect(error).toBeUndefined();
        expect(data?.city.name.toLowerCase()).toBe(slug);
      }
      expect(bodies.map((body) => 'query' in body)).toEqual([false, true, true]);
      client.stop();
    });

    it('urql’s graphcache gives no warnings with the documented keys', async () => {
      const keys = await graphcacheKeys();
      const samples: SampleValues = await sampleValues(stack().gateway, (field) =>
        stack().tokenOf(`libraries-${field}`),
      );
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const client = new Client({
        url: stack().gateway.url,
        preferGetMethod: false,
        fetchOptions: { headers },
        exchanges: [cacheExchange({ keys, schema: introspectionFromSchema(schema) }), fetchExchange],
      });
      for (const { document, field, innerVariables } of queries) {
        const variables = { ...innerVariables, ...argumentsFor(field, samples) };
        const { error } = await client.query(document, variables).toPromise();
        expect(error).toBeUndefined();
      }
      const warnings = warned.mock.calls.map(([message]) => String(message));
      warned.mockRestore();
      expect(warnings).toEqual([]);
    });

    it('the README has a key for exactly the types without an id that graphcache needs', async () => {
      const wrapperTypes = /(?:Connection|Edge|Payload)$|^(?:Mutation|PageInfo|Query)$/;
      const keyless = Object.values(schema.getTypeMap())
        .filter((type) => isObjectType(type) && type.getFields()['id'] === undefined)
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('__') && !wrapperTypes.test(name));
      expect(Object.keys(await graphcacheKeys()).toSorted()).toEqual(keyless.toSorted());
    });
  });
};
