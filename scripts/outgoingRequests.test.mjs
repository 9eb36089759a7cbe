// Lists the files of the servers that can send requests or open connections, so that none is added without a thought to
// who chooses the address (server-side request forgery).
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Who chooses the host. None of them is in data or in a request, so nothing needs to refuse private addresses. */
const chosenBy = {
  'gateway/src/rest/transport.ts':
    'the addresses of the upstreams; ids and slugs are encoded segments of a path',
  'server/src/identity/keySet.ts': 'JWKS_URL, or the id of the user pool',
  'server/src/process/connectRedis.ts': 'REDIS_URL',
  'server/src/tracing/collectorTracer.ts': 'OTEL_EXPORTER_OTLP_ENDPOINT',
  'services/src/db/server/PreparingClient.ts': 'DATABASE_URL',
  'services/src/db/server/openServer.ts': 'DATABASE_URL',
  'services/src/identity/cognito/checkPool.ts':
    'COGNITO_CHECK_POOL_ID, or AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  'services/src/identity/cognito/cognitoAdmin.ts':
    'the id of the user pool, or AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
  'services/src/mail/mailer.ts': 'SMTP_URL',
  'services/src/process/commandSocket.ts': 'a socket in DATA_DIR',
  'services/src/purging/sendPurge.ts': 'PURGE_URL',
  'web/src/server/gateway/connectionRetries.ts': 'GATEWAY_URL',
  'web/src/server/gateway/sendFromServer.ts': 'GATEWAY_URL',
  'web/src/server/gatewayAnswers.ts': 'GATEWAY_URL',
  'web/src/server/proxies/forwarding.ts': 'GATEWAY_URL and IMAGES_URL',
  'web/src/server/proxies/proxies.ts': 'GATEWAY_URL and IMAGES_URL',
  'web/src/server/purging/cdnPurger.ts': 'CDN_PURGE_URL',
  'web/src/server/purging/purgeRoute.ts': 'GATEWAY_URL',
  'web/src/server/sendToSentry.ts': 'SENTRY_DSN',
};

const servers = ['gateway/src', 'server/src', 'services/src', 'identity', 'web/src/server'];

const fetchCall = /(?<![.\w])fetch\(/g;

/** What is imported, types left out, as `module name`. */
const importsOf = (text) =>
  [...text.matchAll(/^import (?!type\b)([^;]*?) from '([^']+)';/gm)].flatMap(([, names, module]) =>
    names
      .split(/[{},]/)
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `${module} ${name}`),
  );

const client =
  /^(?:undici|nodemailer|pg|ioredis|@fastify\/http-proxy|@aws-sdk\/client-|@opentelemetry\/exporter-|(?:node:)?(?:https|http2|tls|dgram) )|^(?:node:)?(?:http|net) (?:request|get|connect|createConnection|Socket|Agent|ClientRequest)\b/;

const root = new URL('..', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');
const files = servers
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,mjs}`, { cwd: root.pathname }))
  .filter((file) => !/\.(?:test|suite)\.|\/test\/|node_modules/.test(file));
const fetching = files.filter((file) => read(file).search(fetchCall) >= 0);
const connecting = files.filter((file) => importsOf(read(file)).some((name) => client.test(name)));

describe('requests of the servers', () => {
  it('go only to addresses that the operator sets', () => {
    expect([...new Set([...fetching, ...connecting])].toSorted()).toEqual(Object.keys(chosenBy));
  });

  it.each(fetching)('follow no redirect to another address: %s', (file) => {
    const text = read(file);
    const refusals = text.match(/redirect: '(?:error|manual)'/g) ?? [];
    expect(refusals).toHaveLength(text.match(fetchCall).length);
  });
});
