import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { guest, type ReadBearer } from '../src/auth/bearer.ts';
import { parseConfig } from '../src/config/parseConfig.ts';
import { loggedError } from '@citygigs/server/log/loggedError.ts';
import { redact } from '@citygigs/server/log/redacted.ts';
import { createGateway } from '../src/server/createGateway.ts';
import type { Tracer } from '@citygigs/server/tracing/tracer.ts';
import type { GatewayMetrics } from '../src/server/metrics/gatewayMetrics.ts';

interface AnswerError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** An answer of the gateway. Most tests compare whole values, so that `data` needs no type. */
export interface GraphqlAnswer<T = Readonly<Record<string, unknown>>> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: T | null;
  readonly errors?: readonly AnswerError[];
}

interface RequestOptions {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly lang?: string;
}

/** The data of an answer. Throws if there is none. */
export const dataOf = <T>({ data, errors }: GraphqlAnswer<T>): T => {
  if (data === null) throw new Error(`No data: ${JSON.stringify(errors)}`);
  return data;
};

/** A resolver that changed a shared row would throw. */
const deepFreeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
};

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36';

/** Takes a token such as `u-2` as that of the user with this id, and any other as that of `u-1`, for tests that are about something else. */
const takeAnyToken: ReadBearer = async (token) =>
  token === null ? guest : { kind: 'user', token, subject: /^u-\d+$/.test(token) ? token : 'u-1' };

/** Starts the gateway on a free port, in front of the services at an origin. It verifies tokens if it is told whose. */
export const startGateway = async (
  origin: string,
  env: Readonly<Record<string, string>> = {},
  {
    persistedFile,
    fast = true,
    metrics = null,
    tracer = null,
  }: {
    readonly persistedFile?: URL;
    readonly fast?: boolean;
    readonly metrics?: GatewayMetrics | null;
    readonly tracer?: Tracer | null;
  } = {},
) => {
  const config = parseConfig({
    WEB_API_URL: `${origin}/web-api`,
    SALES_API_URL: `${origin}/sales-api`,
    OFP_API_URL: `${origin}/ofp-api`,
    MORE_JOBS_API_URL: `${origin}/more-jobs-api`,
    IP_LOOKUP_URL: `${origin}/ip_lookup`,
    CONTACT_EMAIL: 'help@site.example',
    // Tests count calls.
    RETRY_PERCENT: '0',
    // The test runs on the same event loop.
    MAX_DELAY_MS: '60000',
    HOURLY_LIMITS: 'lead=0/0,city-request=0/0,city-search=0/0,review-report=0/0',
    ...env,
  });
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: env['LOG_LEVEL'] ?? 'debug', redact, serializers: { err: loggedError } },
    { write: (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const gateway = createGateway({
    config,
    log,
    fast,
    metrics,
    tracer,
    onCached: deepFreeze,
    ...(persistedFile === undefined ? {} : { persistedFile }),
    ...('JWKS_URL' in env || 'IDENTITY_ORIGIN' in env ? {} : { readBearer: takeAnyToken }),
  });
  await new Promise<void>((resolve) => gateway.server.listen(0, '127.0.0.1', resolve));
  const { port } = gateway.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/graphql`;

  const post = async <T = Readonly<Record<string, unknown>>>(
    body: object,
    { headers = {}, lang = 'en' }: RequestOptions = {},
  ): Promise<GraphqlAnswer<T>> => {
    const response = await fetch(`${url}?lang=${lang}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': chrome, ...headers },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Pick<GraphqlAnswer<T>, 'data' | 'errors'>;
    return { ...answer, status: response.status, headers: response.headers };
  };

  return {
    url,
    logged,
    post,
    ask: <T = Readonly<Record<string, unknown>>>(query: string, options: RequestOptions = {}) =>
      post<T>(
        { query, ...(options.variables === undefined ? {} : { variables: options.variables }) },
        options,
      ),
    /** Closes the connections of requests that still run after a second. */
    stop: async () => {
      const last = setTimeout(() => gateway.server.closeAllConnections(), 1_000);
      await gateway.stop();
      clearTimeout(last);
    },
  };
};

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;
