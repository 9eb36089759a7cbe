import { pino } from 'pino';
import { guest } from '../src/auth/bearer.ts';
import { parseConfig } from '../src/config/parseConfig.ts';
import { createGraphql } from '../src/server/createGraphql.ts';

const requestMeta = {
  traceId: 'trace-of-test',
  language: 'en',
  clientIp: null,
  fromProxy: false,
  isSecure: false,
} as const;
const unreachable = 'http://127.0.0.1:9';

/** A gateway without a network, for tests with thousands of requests. Its upstreams cannot be reached. */
export const gatewayInProcess = () => {
  const logged: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const config = parseConfig({
    WEB_API_URL: unreachable,
    SALES_API_URL: unreachable,
    OFP_API_URL: unreachable,
    MORE_JOBS_API_URL: unreachable,
    IP_LOOKUP_URL: unreachable,
  });
  const { yoga } = createGraphql({
    config,
    log,
    persistedFile: new URL('file:///nothing'),
    readBearer: async () => guest,
  });
  return {
    logged,
    ask: async (query: string) => {
      const answer = await yoga.fetch(
        'http://gateway.example/graphql',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) },
        { requestMeta },
      );
      return { status: answer.status, text: await answer.text() };
    },
  };
};
