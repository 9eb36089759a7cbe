import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildSchema, isObjectType, specifiedRules, validate } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromGlobalId } from '../../src/builder/globalId.ts';
import { argumentsFor, type SampleValues } from '../outside/argumentsFor.ts';
import { operationsOf } from '../outside/operationsOf.ts';
import { sampleValues } from '../outside/sampleValues.ts';
import type { GetReferenceStack } from '../referenceStack.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const folder = join(root, 'gateway/test/__generated__/outside');

// This client knows only the printed schema.
const printed = join(root, 'schema/schema.graphql');
const schema = buildSchema(readFileSync(printed, 'utf8'));
const operations = operationsOf(schema);

/** Mutations that need the identity service, or a link in a mail. They may fail, but only with a known error code. */
const ofIdentity = new Set([
  'changePassword',
  'checkResetPasswordToken',
  'deleteUser',
  'forgotPassword',
  'resetPassword',
  'setSearchAlert',
  'unsubscribe',
  'verifyEmailConfirm',
  'verifyEmailSend',
]);

/** The types whose rows have an id. */
const withId = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && type.getFields()['id'] !== undefined)
  .map(({ name }) => name);

interface Row {
  readonly __typename: string;
  readonly id?: unknown;
  /** The field whose user saw it. */
  readonly seenBy?: string;
}

/** All rows of an answer, at any depth. */
const rowsIn = (value: unknown): readonly Row[] => {
  if (Array.isArray(value)) return value.flatMap(rowsIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(rowsIn);
  return '__typename' in value && typeof value.__typename === 'string'
    ? [{ ...value, __typename: value.__typename }, ...inner]
    : inner;
};

const knownCodes = new Set(['TIMEOUT', 'UNAUTHENTICATED', 'UPSTREAM_ERROR']);

export const outsideClientSuite = (stack: GetReferenceStack): void => {
  describe('a client that knows only the printed schema', () => {
    let samples: SampleValues;
    const seen: Row[] = [];
    const see = (seenBy: string, data: unknown) =>
      seen.push(...rowsIn(data).map((row) => ({ ...row, seenBy })));

    // Each operation has its own user, so that none changes the data of another.
    const tokenOf = (field: string) => stack().tokenOf(`outside-${field}`);

    beforeAll(async () => {
      samples = await sampleValues(stack().gateway, tokenOf);
    });

    it('finds queries and mutations, and writes a valid operation for each', () => {
      expect(operations.filter(({ kind }) => kind === 'query').length).toBeGreaterThanOrEqual(27);
      expect(operations.filter(({ kind }) => kind === 'mutation').length).toBeGreaterThanOrEqual(17);
      for (const { document } of operations) expect(validate(schema, document, specifiedRules)).toEqual([]);
    });

    it('gets types for every operation and its arguments', async () => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const plugins = ['typescript-operations', 'typed-document-node'];
      const names = ['CountryCode', 'CurrencyCode', 'Date', 'DateTime', 'LanguageCode', 'URL', 'UUID'];
      const scalars = { ...Object.fromEntries(names.map((name) => [name, 'string'])), JSON: 'unknown' };
      const config = { enumsAsTypes: true, useTypeImports: true, onlyOperationTypes: true, scalars };
      const generates = { [join(folder, 'operations.ts')]: { plugins, config } };
      const documents = join(folder, '*.graphql');
      writeFileSync(join(folder, 'all.graphql'), operations.map(({ text }) => text).join('\n'));
      writeFileSync(join(folder, 'codegen.json'), JSON.stringify({ schema: printed, documents, generates }));
      const calls = operations.map(
        ({ name, field }) =>
          `call(operations.${name}Document, ${JSON.stringify(argumentsFor(field, samples))});`,
      );
      writeFileSync(
        join(folder, 'calls.ts'),
        `import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import * as operations from './operations.ts';
declare const call: <Data, Variables>(document: TypedDocumentNode<Data, Variables>, variables: Variables) => void;
${calls.join('\n')}\n`,
      );
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ extends: join(root, 'tsconfig.base.json'), files: ['calls.ts'] }),
      );
      await run(bin('graphql-codegen'), ['--silent', '--config', join(folder, 'codegen.json')], {
        cwd: root,
      });
      const { stdout } = await run(bin('tsc'), ['-p', folder]).catch((error: { stdout: string }) => error);
      expect(stdout).toBe('');
    });

    const send = ({ field, text, innerVariables }: (typeof operations)[number]) =>
      stack().gateway.ask(text, {
        variables: { ...innerVariables, ...argumentsFor(field, samples) },
        headers: { authorization: `Bearer ${tokenOf(field.name)}` },
      });
    const needsIdentity = ({ field }: (typeof operations)[number]) => ofIdentity.has(field.name);

    it.each(operations.filter(needsIdentity))(
      'gets only known error codes from $field.name without an identity service',
      async (operation) => {
        const { status, errors } = await send(operation);
        expect(status).toBe(200);
        for (const { extensions } of errors ?? []) expect(knownCodes).toContain(extensions?.['code']);
      },
    );

    it.each(operations.filter((operation) => !needsIdentity(operation)))(
      'runs the $kind $field.name',
      async (operation) => {
        const { field } = operation;
        const { status, data, errors } = await send(operation);
        expect(status).toBe(200);
        expect(errors).toBeUndefined();
        see(field.name, data);
        const answer = data?.[field.name] as { readonly userErrors?: readonly unknown[] } | null | undefined;
        expect(answer ?? null).not.toBeNull();
        expect(answer?.userErrors ?? []).toEqual([]);
      },
    );

    it('gets ids that are unique across types', async () => {
      const mine = await stack().gateway.ask(
        '{ viewer { jobOffers { edges { node { __typename id } } } } }',
        {
          headers: { authorization: `Bearer ${tokenOf('addReview')}` },
        },
      );
      const reported = await stack().gateway.ask(
        '{ viewer { reportedOffers { edges { node { __typename id } } } } }',
        { headers: { authorization: `Bearer ${tokenOf('submitEarning')}` } },
      );
      const headers = { authorization: `Bearer ${tokenOf('changeSavedSearches')}` };
      const cityId = seen.find(({ __typename }) => __typename === 'City')?.id;
      const change = `mutation ($input: ChangeSavedSearchesInput!) {
        changeSavedSearches(input: $input) { userErrors { code } } }`;
      await stack().gateway.ask(change, { headers, variables: { input: { add: [{ cityId }] } } });
      const saved = await stack().gateway.ask('{ viewer { savedSearches { __typename id } } }', { headers });
      see('addReview', mine.data);
      see('submitEarning', reported.data);
      see('changeSavedSearches', saved.data);
      const found = seen.filter(({ __typename }) => withId.includes(__typename));
      expect(new Set(found.map(({ __typename }) => __typename))).toEqual(new Set(withId));
      for (const { __typename, id } of found) {
        expect(fromGlobalId(String(id)).typename).toBe(__typename);
      }
    });

    it('reads every Node by `node`, and gets a clear error for other types', async () => {
      const nodes = Object.values(schema.getTypeMap())
        .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'))
        .map(({ name }) => name);
      expect(nodes.length).toBeGreaterThanOrEqual(7);
      for (const name of withId) {
        // The latest, because mutations have deleted others.
        const row = seen.findLast(({ __typename }) => __typename === name);
        const { data, errors } = await stack().gateway.ask(
          'query ($id: ID!) { node(id: $id) { __typename id } }',
          {
            variables: { id: row?.id },
            headers: { authorization: `Bearer ${tokenOf(row?.seenBy ?? '')}` },
          },
        );
        const isNode = nodes.includes(name);
        expect(data).toEqual({ node: isNode ? { __typename: name, id: row?.id } : null });
        const message = `"${row?.id}" is not an id of ${nodes.toSorted().join(', ')}, but of ${name}`;
        expect(errors?.map((error) => error.message)).toEqual(isNode ? undefined : [message]);
      }
    });

    it('names the arguments for which it has no sample values', () => {
      const other = buildSchema(
        'type Query { tour(guide: Guide!, day: Int!): ID } input Guide { name: String! }',
      );
      const tour = other.getQueryType()?.getFields()['tour'];
      if (tour === undefined) throw new Error('There is no such field');
      expect(() => argumentsFor(tour, {})).toThrow(
        'sampleValues.ts has no value for tour: Guide.name (String), tour.day (Int)',
      );
      expect(argumentsFor(tour, { day: 3, 'tour.name': 'Ada' })).toEqual({ guide: { name: 'Ada' }, day: 3 });
    });
  });
};
