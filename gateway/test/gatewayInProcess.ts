import { pino } from 'pino';
import { parseConfig } from '../src/config/parseConfig.ts';
import { createGraphql } from '../src/server/createGraphql.ts';

const arrival = { traceId: 'trace-of-test', language: 'en', clientIp: null, fromProxy: false } as const;
const nowhere = 'http://127.0.0.1:9';

/** The endpoint without a network, for tests with thousands of requests. Its services do not answer. */
export const gatewayInProcess = () => {
  const logged: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const config = parseConfig({
    WEB_API_URL: nowhere,
    SALES_API_URL: nowhere,
    OFP_API_URL: nowhere,
    MORE_JOBS_API_URL: nowhere,
    IP_LOOKUP_URL: nowhere,
  });
  const graphql = createGraphql({ config, log, persistedFile: new URL('file:///nothing') });
  return {
    logged,
    ask: async (query: string) => {
      const answer = await graphql.fetch(
        'http://gateway.example/graphql',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) },
        { arrival },
      );
      return { status: answer.status, text: await answer.text() };
    },
  };
};
