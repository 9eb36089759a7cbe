import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { isMailAddress } from '@citygigs/server/identity/isMailAddress.ts';
import { upstreams } from '../../src/documentation/upstreams.ts';
import { allowsGuests } from '../../src/rest/authorised.ts';
import { hashOf } from '../../src/text/secrets.ts';
import { isPersonNameOrEmpty, personNameFormat } from '../../src/text/textPatterns.ts';
import type { Errors, TestServices, ServicesOf } from '../testServices.ts';
import { resetLink, mounts, contractSamples, resetSecret, unsubscribeToken } from './contractSamples.ts';
import { applyFor } from '../people.ts';
import { rowsOf } from '../rowsOf.ts';

const contractUser = 'contract-user';

/** A user whose account no sample deletes. */
const remainingUser = 'contract-user-staying';

const methodOf: Record<string, 'GET' | 'POST' | 'PATCH' | 'DELETE'> = {
  get: 'GET',
  post: 'POST',
  patch: 'PATCH',
  delete: 'DELETE',
};

/** Operations whose samples depend on the results of others. */
const lastOperations = [
  'editReview',
  'deleteReview',
  'withdrawEarning',
  'withdrawCostToStart',
  'withdrawSignUpTime',
  'withdrawCustomerAvailability',
  'setMyApplication',
  'dismissReviewOpportunity',
  'deleteReviewOpportunity',
  'deleteUser',
];

interface Response {
  $ref?: string;
  headers?: Record<string, unknown>;
}

interface Operation {
  operationId: string;
  responses: Record<string, Response>;
  parameters: { name: string; in: string; schema: { type?: string } }[];
  requestBody?: object;
  security: object[];
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
}

/** Fills the parameters of a path with an id that may exist. */
const fillWithOnes = (path: string) => path.replace(/\{\w+\}/g, '1');

/** Bodies that no operation reads, and the expected status. */
const unreadBodies: [type: string, payload: string, status: number][] = [
  ['text/plain', 'text', 415],
  ['application/x-www-form-urlencoded', 'a=b', 415],
  ['application/json', JSON.stringify({ text: 'x'.repeat(64 * 1024) }), 413],
];

/** Operations that read larger bodies. */
const readsPictures = new Set(['setAvatar']);

/** Bodies that no operation accepts, and the expected status. */
const wrongBodies: [payload: string, status: number][] = [
  ['{', 400],
  ['[]', 422],
  ['"text"', 422],
  ['null', 422],
  ['{"email":"a\\u0000b"}', 422],
];

const committedDocument = (name: string): Document =>
  JSON.parse(readFileSync(new URL(`../../../schema/rest/${name}.json`, import.meta.url), 'utf8')) as Document;

const sentence = /^(?!.*\bmust\b)[A-Z].*\.$/;

const escaped = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

export const contractSuite = (services: ServicesOf): void => {
  describe.each(upstreams.map(({ name }) => name))('the contract of %s', (name) => {
    const document = committedDocument(name);
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajvFormats.default(ajv);
    ajv.addFormat('idn-email', isMailAddress);
    ajv.addFormat(personNameFormat, isPersonNameOrEmpty);
    ajv.addSchema({ $id: 'contract', ...document });

    const operations = Object.entries(document.paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
      )
      .toSorted(
        (one, other) => lastOperations.indexOf(one.operationId) - lastOperations.indexOf(other.operationId),
      );

    /** Fills a path with ids from the database. */
    const fillIds = async (path: string): Promise<string> => {
      const [row] = await rowsOf<{ moreJob: string; opportunity: number | null }>(
        services().database,
        sql`
        select (select id from more_job_offers order by id limit 1) as "moreJob",
          (select id from review_opportunities where user_id = ${contractUser} limit 1) as opportunity`,
      );
      return path.replace('{moreJob}', row?.moreJob ?? '').replace('{opportunity}', String(row?.opportunity));
    };

    it('has a sample for every operation', () => {
      const sampled = Object.keys(contractSamples).filter((key) => key.startsWith(`${name} `));
      expect(sampled.toSorted()).toEqual(
        operations.map(({ operationId }) => `${name} ${operationId}`).toSorted(),
      );
    });

    beforeAll(async () => {
      await applyFor(services(), contractUser, 2);
      await services().database.rows(
        sql`insert into users (id, created_at) values ('contract-subscriber', now()) on conflict do nothing`,
      );
      await services().database.rows(sql`
        insert into alert_mails (user_id, day, mail_id, offer_ids, hash, created_at)
        values ('contract-subscriber', '2026-01-01', gen_random_uuid(), '{1}', ${hashOf(unsubscribeToken)}, now())
        on conflict do nothing`);
      for (const [token, purpose] of [
        [resetLink.token, 'reset_password'],
        ['verify-me', 'verify_email'],
      ] as const) {
        await services().database.rows(sql`
          insert into account_tokens (hash, purpose, email, user_id, secret, created_at, expires_at)
          values (${hashOf(token)}, ${purpose}, ${resetLink.email}, 'u', ${resetSecret}, now(), now() + interval '1 hour')
          on conflict do nothing`);
      }
    });

    /** Returns the differences between an answer and the document. */
    const faultsOf = (
      path: string,
      method: string,
      answer: { statusCode: number; headers: Record<string, unknown>; json: () => unknown },
    ) => {
      const status = String(answer.statusCode);
      const response = document.paths[path]?.[method]?.responses[status];
      if (response === undefined) return [`${status} is not declared`];
      if (status === '204') return [];
      const inline = `#/${['paths', path, method, 'responses', status].map(escaped).join('/')}`;
      const validate = ajv.compile({
        $ref: `contract${response.$ref ?? inline}/content/application~1json/schema`,
      });
      validate(answer.json());
      const { headers = {} } = document.components.responses[response.$ref?.split('/').at(-1) ?? ''] ?? {};
      const missing = Object.keys(headers).filter((name) => answer.headers[name.toLowerCase()] === undefined);
      return [...(validate.errors ?? []), ...missing];
    };

    const send = (
      method: string,
      path: string,
      more: {
        payload?: string | object;
        type?: string;
        user?: string;
        anonymous?: boolean;
        app?: TestServices['app'];
      } = {},
    ) =>
      (more.app ?? services().app).inject({
        method: methodOf[method] ?? 'GET',
        url: `${mounts[name] ?? ''}${path}`.replace('/en/..', ''),
        headers: {
          ...(more.anonymous !== true && {
            authorization: `Bearer ${services().identity.tokenOf(more.user ?? contractUser)}`,
          }),
          ...(typeof more.payload === 'string' && { 'content-type': more.type ?? 'application/json' }),
        },
        ...(more.payload !== undefined && { payload: more.payload }),
      });

    for (const { path, method, operationId, parameters, requestBody, security } of operations) {
      it(`describes a successful and a failed ${operationId}`, { tags: ['R7.111'] }, async () => {
        for (const sample of contractSamples[`${name} ${operationId}`] ?? []) {
          const answer = await send(method, await fillIds(sample.path), {
            anonymous: sample.anonymous === true,
            ...(sample.body !== undefined && { payload: sample.body }),
          });
          expect(answer.statusCode).toBe(sample.status);
          expect(faultsOf(path, method, answer)).toEqual([]);
        }
      });

      if (requestBody !== undefined)
        it(`describes ${operationId} with an invalid body`, async () => {
          for (const [payload, status] of wrongBodies) {
            const answer = await send(method, fillWithOnes(path), { payload });
            expect(`${payload} ${answer.statusCode}`).toBe(`${payload} ${status}`);
            expect(faultsOf(path, method, answer)).toEqual([]);
            // Visitors see these messages, so they are sentences without terms of JSON Schema.
            const shown = status === 422 ? answer.json<Errors>().errors : [];
            expect(shown.filter(({ message }) => !sentence.test(message))).toEqual([]);
          }
        });

      if (method !== 'get')
        it(`describes ${operationId} with an unreadable body`, async () => {
          for (const [type, payload, status] of unreadBodies) {
            const answer = await send(method, fillWithOnes(path), { payload, type, user: remainingUser });
            const expected = status === 413 && readsPictures.has(operationId) ? 422 : status;
            expect(`${type} ${answer.statusCode}`).toBe(`${type} ${expected}`);
            expect(faultsOf(path, method, answer)).toEqual([]);
          }
        });

      if (name === 'web-api')
        it(`describes ${operationId} in an unknown language`, async () => {
          const answer = await send(method, `/../xx${fillWithOnes(path)}`, { user: remainingUser });
          expect(answer.statusCode).toBe(404);
          expect(faultsOf(path, method, answer)).toEqual([]);
        });

      const numbers = parameters.filter(
        ({ schema }) => schema.type === 'integer' || schema.type === 'number',
      );
      if (numbers.length > 0)
        it(`describes ${operationId} with text instead of numbers`, async () => {
          for (const { name: parameter, in: location } of numbers) {
            const url =
              location === 'query'
                ? `${fillWithOnes(path)}?${parameter}=x`
                : path.replace(`{${parameter}}`, 'x');
            const answer = await send(method, url, requestBody === undefined ? {} : { payload: {} });
            expect(`${parameter} ${answer.statusCode}`).toBe(`${parameter} 400`);
            expect(faultsOf(path, method, answer)).toEqual([]);
          }
        });

      if (!allowsGuests(security))
        it(`describes ${operationId} without a token`, async () => {
          const answer = await send(method, fillWithOnes(path), { anonymous: true });
          expect(answer.statusCode).toBe(401);
          expect(faultsOf(path, method, answer)).toEqual([]);
        });

      if (security.length > 0)
        it(`describes ${operationId} while the keys of the identity service are unavailable`, async () => {
          const answer = await send(method, fillWithOnes(path), { app: services().keyless });
          expect(answer.statusCode).toBe(503);
          expect(faultsOf(path, method, answer)).toEqual([]);
        });
    }
  });
};
