import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guest } from '../src/auth/bearer.ts';
import { parseConfig } from '../src/config/parseConfig.ts';
import { errorCatalogue } from '../src/errors/catalogue.ts';
import type { RestCall } from '../src/rest/call.ts';
import { callBudget } from '../src/rest/callLimits.ts';
import { restSender } from '../src/rest/restSender.ts';
import { operations, urlOf, type Operation } from './contract.ts';
import { startFakeRest, type FakeRest } from './fakeRest.ts';
import { faults, fieldFault, expectedError, refusals } from './faults.ts';

let rest: FakeRest;
beforeAll(async () => {
  rest = await startFakeRest();
});
afterAll(() => rest.stop());

// Short limits for calls that time out in any case; long ones for the others, which may be slow on a busy machine.
const longLimits = { RESPONSE_TIMEOUT_MS: '20000', OVERALL_TIMEOUT_MS: '25000' };
const shortLimits = { RESPONSE_TIMEOUT_MS: '700', OVERALL_TIMEOUT_MS: '1000' };

const senderWith = (token: string | null, limits: typeof longLimits) =>
  restSender({
    config: parseConfig({
      WEB_API_URL: `${rest.origin}/web-api`,
      SALES_API_URL: `${rest.origin}/sales-api`,
      OFP_API_URL: `${rest.origin}/ofp-api`,
      MORE_JOBS_API_URL: `${rest.origin}/more-jobs-api`,
      ...limits,
    }),
    language: 'en',
    errors: errorCatalogue({ language: 'en', contactEmail: 'help@site.example', traceId: 't' }),
    calls: callBudget(1_000),
    log: pino({ level: 'silent' }),
    sessionId: null,
    bearer: async () => (token === null ? guest : { kind: 'user', token, subject: 'u-1' }),
    clientOf: () => null,
  });

const callOf = (operation: Operation, more: Partial<RestCall>): RestCall => {
  const { target, method, path } = operation;
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));
  return {
    target,
    method,
    path: target === 'external' ? `${rest.origin}${path}` : path,
    params,
    ...(method === 'POST' || method === 'PATCH' ? { body: {} } : {}),
    ...more,
  };
};

// Every operation of the contract: silenced or not, authorised or not, with a token and without.
const booleans = [false, true];
const variants = booleans.flatMap((silenced) =>
  booleans.flatMap((authorised) => ['t.o.k', null].map((token) => ({ silenced, authorised, token }))),
);

type Variant = (typeof variants)[number];

const kindOf = (status: number, isWrite: boolean): string => {
  if (status === 422) return 'rejected';
  return (isWrite ? refusals.has(status) : status === 404) ? 'refused' : 'failed';
};

/** The outcome of a call as the specification's table defines it. */
const expectedOf = (
  status: number,
  { method }: Operation,
  { silenced, authorised, token }: Variant,
): unknown => {
  const lacksToken = authorised && token === null;
  const answered = lacksToken ? 401 : status;
  const kind = kindOf(answered, method !== 'GET');
  const failure = kind === 'failed' ? expectedError({ status: answered, authorised }) : null;
  return {
    kind,
    faults: kind === 'rejected' ? [fieldFault] : null,
    error: silenced ? null : failure,
  };
};

const outcomeOf = async (
  operation: Operation,
  { silenced, authorised, token }: Variant,
  limits: typeof longLimits,
): Promise<unknown> => {
  const call = callOf(operation, { silenced, authorised });
  const sender = senderWith(token, limits);
  const outcome = await sender.attempt(call);
  const error = outcome.kind === 'failed' ? await errorOf(sender, call) : null;
  return { kind: outcome.kind, faults: outcome.kind === 'rejected' ? outcome.faults : null, error };
};

/** The error that `load` throws for a failed call; null if it throws none. */
const errorOf = (sender: ReturnType<typeof senderWith>, call: RestCall): Promise<unknown> =>
  sender.load(call).then(
    (data) => data,
    (error: { message: string; extensions: Readonly<Record<string, unknown>> }) => {
      const { code, status, messageKey, retryable } = error.extensions;
      const retry = retryable === undefined ? {} : { retryable };
      return { message: error.message, code, status, messageKey, ...retry };
    },
  );

describe.each(Object.entries(faults))('%s', (_name, { answer, status, row }) => {
  const details = { tags: ['R7.12', 'R7.13', 'R8.08', row], timeout: 60_000 };

  it('has the same outcome for every operation', details, async () => {
    rest.reset();
    for (const operation of operations) rest.on(urlOf(operation, '1'), answer);
    // One after the other, because calls that time out occupy all connections.
    for (const authorised of booleans) {
      const some = variants.filter((variant) => variant.authorised === authorised);
      const found = await Promise.all(
        operations.map(async (operation) => [
          operation.name,
          await Promise.all(
            some.map((variant) => outcomeOf(operation, variant, status === 504 ? shortLimits : longLimits)),
          ),
        ]),
      );
      const expected = operations.map((operation) => [
        operation.name,
        some.map((variant) => expectedOf(status, operation, variant)),
      ]);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    }
    // Calls that need a token were not sent without one, and only they carry it.
    const sent = rest.calls.filter(({ headers }) => headers.authorization !== undefined);
    expect(new Set(sent.map(({ headers }) => headers.authorization))).toEqual(new Set(['Bearer t.o.k']));
    expect(sent.some(({ url }) => url.startsWith('/ip_lookup'))).toBe(false);
  });
});
