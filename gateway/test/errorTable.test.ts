import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operationOf, operations } from './contract.ts';
import type { ContractCall } from './calls/contractCall.ts';
import { contractCalls } from './calls/contractCalls.ts';
import { faults, fieldFault, expectedError, refusals, type Fault } from './faults.ts';
import { stackPool } from './stackPool.ts';

// Every call of the gateway with every fault, with and without a token. Each fault reaches the gateway.
const unguarded = { BREAKER_FAILURES: '0' };
const pools = {
  batched: stackPool(4, unguarded),
  withoutIds: stackPool(2, { ...unguarded, BATCH_IDS: 'false' }),
};
const responseTimeoutMs = 45_000;

const isTimeout = ({ status }: Fault): boolean => status === 504;
const timeouts = Object.entries(faults).filter(([, fault]) => isTimeout(fault));
const others = Object.entries(faults).filter(([, fault]) => !isTimeout(fault));

const emptyValues = {
  one: null,
  list: [],
  flag: false,
  page: { totalCount: 0, edges: [] },
  mutation: { userErrors: [] },
} as const;

/** The user error for a fault whose field and code are unknown to the graph. */
const unknownFault = { field: null, code: 'INVALID', message: fieldFault.message };

const unauthorised = 401;

const isForUsers = ({ method, path }: Pick<ContractCall, 'method' | 'path'>): boolean =>
  operationOf(method, path)?.authorised === true;

const pictureTooLarge =
  'This picture is too large. Choose one of at most 5\u00a0MB and 40 megapixels (AVIF, progressive or interlaced files and panoramas:\u00a08).';

const tooManyRequests = {
  field: null,
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many requests. Please try again in an hour.',
};

/** The user error of a write that its service refuses for good; undefined for every other fault. */
const refusalOf = ({ kind, names, closes }: ContractCall, status: number) => {
  const refusal = refusals.get(status);
  if (kind !== 'mutation' || refusal === undefined) return undefined;
  if (status === 409 && closes === true)
    return { field: [names], code: 'EXPIRED', message: 'Applications are closed.' };
  const field = names !== undefined && [404, 410, 413].includes(status) ? [names] : null;
  if (status === 410 && closes === true)
    return { field, code: 'EXPIRED', message: 'Applications are closed.' };
  return {
    field,
    ...refusal,
    ...(names === 'picture' && status === 413 ? { message: pictureTooLarge } : {}),
  };
};

/** Whether a service's hourly limit is data: of each mutation whose failures are shown, and of those silenced ones that say so. */
const isLimited = ({ kind, limited, silenced }: ContractCall, status: number): boolean =>
  status === 429 && (limited === true || (kind === 'mutation' && silenced === undefined));

/** The value of the field after the failure. */
const shownOf = (call: ContractCall, status: number, token: boolean): unknown => {
  const { kind, silenced, authorised } = call;
  if (authorised === true && !token) return kind === 'flag' ? emptyValues.flag : null;
  if (isLimited(call, status)) return { userErrors: [tooManyRequests] };
  if (kind === 'mutation' && status === 422) return { userErrors: [unknownFault] };
  const refusal = refusalOf(call, status);
  if (refusal !== undefined) return { userErrors: [refusal] };
  if (silenced !== undefined) return silenced;
  return status === 404 || status === 422 ? emptyValues[kind] : null;
};

/** Whether a failure gives a silenced error. */
const failsSilently = ({ silenced, kind }: ContractCall): boolean => kind === 'mutation' && silenced === null;

/** Whether a failure gives no error: final refusals of writes, 404 and 422 of queries, and silenced queries. */
const isNoError = (call: ContractCall, status: number): boolean => {
  if (refusalOf(call, status) !== undefined) return true;
  if (failsSilently(call)) return status === 422 || isLimited(call, status);
  return call.silenced !== undefined || status === 404 || status === 422 || isLimited(call, status);
};

/** The error of a failure. */
const errorsOf = (call: ContractCall, status: number, token: boolean) => {
  const { own, method, path } = call;
  const lacksToken = call.authorised === true && !token;
  // That a guest has nothing of their own is no error, unless they write.
  if (lacksToken ? call.kind !== 'mutation' : isNoError(call, status)) return undefined;
  const authorised = lacksToken || isForUsers({ method, path });
  const { message, ...extensions } = expectedError({
    status: lacksToken ? unauthorised : status,
    authorised,
    own: lacksToken ? undefined : own,
  });
  return [
    {
      message,
      extensions: {
        ...extensions,
        silenced: failsSilently(call),
        traceId: expect.any(String) as unknown,
      },
    },
  ];
};

/** The calls that reach the service: one, because nothing is retried here; none if the token is missing. */
const sentOf = ({ method, path, authorised }: ContractCall, token: boolean): unknown[] => {
  if (authorised === true && !token) return [];
  const takesToken = operationOf(method, path)?.takesToken === true;
  return [{ method, authorization: token && takesToken ? 'Bearer t.o.k' : undefined }];
};

/** The value at a path; null if any part of the path is missing. */
const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown> | null)?.[name] ?? null, data);

const ask = (call: ContractCall, fault: Fault, token: boolean) =>
  pools[call.withoutIds === true ? 'withoutIds' : 'batched'](async ({ rest, gateway }) => {
    for (const [path, row] of Object.entries(call.before ?? {})) rest.on(path, row);
    const arrived = new Promise<void>((resolve) => {
      rest.on(call.path, (response, seen) => {
        resolve();
        fault.answer(response, seen);
      });
    });
    const headers = token ? { authorization: 'Bearer t.o.k' } : {};
    const answer = gateway.ask(call.document, { headers });
    if (isTimeout(fault)) {
      // A call that is not sent cannot time out.
      await Promise.race([arrived, answer]);
      vi.advanceTimersByTime(responseTimeoutMs);
    }
    const { data, errors } = await answer;
    const sent = rest.calls
      .filter(({ url }) => url.split('?', 1)[0] === call.path)
      .map(({ method, headers: { authorization } }) => ({ method, authorization }));
    return { shown: valueAt(data, call.at), errors, sent };
  });

const visitors = [
  ['with a token', true],
  ['without a token', false],
] as const;

/** The requirements that a case covers. */
const rowsOf = ({ row }: Fault, token: boolean): string[] => (token ? [row] : [row, 'R7.13']);

const expectCatalogue = async (call: ContractCall, fault: Fault, token: boolean): Promise<void> => {
  const { shown, errors, sent } = await ask(call, fault, token);
  expect(sent).toEqual(sentOf(call, token));
  expect(shown).toEqual(shownOf(call, fault.status, token));
  expect({ errors }).toMatchObject({ errors: errorsOf(call, fault.status, token) });
};

// Concurrent, because the tests mostly wait.
describe.concurrent.each(contractCalls)('$document by $path', (call) => {
  describe.each(visitors)('%s', (_name, token) => {
    for (const [name, fault] of others)
      it(
        `${name} gives the value and the error that the catalogue defines`,
        { tags: rowsOf(fault, token) },
        async () => {
          await expectCatalogue(call, fault, token);
        },
      );
  });
});

// Sequential, because they share the clock.
describe.each(contractCalls)('$document by $path', (call) => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterAll(() => void vi.useRealTimers());

  describe.each(visitors)('%s', (_name, token) => {
    for (const [name, fault] of timeouts)
      it(
        `${name} gives the value and the error that the catalogue defines`,
        { tags: rowsOf(fault, token) },
        async () => {
          await expectCatalogue(call, fault, token);
        },
      );
  });
});

describe('the table', () => {
  const covered = contractCalls.map(({ method, path }) => operationOf(method, path)?.name);

  it('has exactly the calls of the contract', { tags: ['R7.110'] }, () => {
    expect(new Set(covered)).toEqual(new Set(operations.map(({ name }) => name)));
  });
});
