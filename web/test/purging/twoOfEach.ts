import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import operations from '../../../schema/persisted.json' with { type: 'json' };
import { parseConfig } from '../../src/config/parseConfig.ts';
import { createServer } from '../../src/server/createServer.ts';
import { chrome, renderer, stubbedPage } from '../stubbedSite.ts';
import { freePort } from '../../../server/test/freePort.ts';

const gatewayMain = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url));
const issuer = 'https://identity.example/pool';
const client = 'purging-test';

/** What the pages of the sites show. */
const offerId = Buffer.from('JobOffer:7').toString('base64');

const idOf = (name: string): string =>
  Object.entries(operations).find(([, text]) => text.includes(` ${name}`))?.[0] ?? '';

const phrases = { id: idOf('phrasesQuery'), variables: {} };
const earning = {
  id: idOf('contributionCallsEarningMutation'),
  variables: {
    input: { idempotencyKey: '0b0c7a8e-2f64-4b8e-a7a4-6f2f2f0f9a11', offerId, value: 14, currency: 'EUR' },
  },
};

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Services with one text that all pages show, which take any contribution and publish the key of a user's token. */
const startServices = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let text = 'first';
  const answers: Readonly<Record<string, () => object>> = {
    '/jwks.json': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key', use: 'sig', alg: 'RS256' }],
    }),
    '/web-api/en/phrases/': () => ({ text }),
    '/web-api/en/job_offers/7/earning': () => ({ avg: 14, count: 1, currency: 'EUR', latest: null }),
  };
  const server = createHttpServer((request, response) => {
    const answer = answers[(request.url ?? '').split('?', 1)[0] ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer?.() ?? {}));
  });
  const origin = `http://127.0.0.1:${await listening(server)}`;
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'ada', iss: issuer, aud: client, token_use: 'id', iat: now, exp: now + 600 };
  const signed = `${encoded({ alg: 'RS256', kid: 'key' })}.${encoded(claims)}`;
  const token = `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`;
  return { server, origin, token, change: (to: string) => (text = to) };
};

const startGateway = async (services: string, env: Readonly<Record<string, string>>) => {
  const port = await freePort();
  const process_ = spawn(process.execPath, [gatewayMain], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      GATEWAY_PORT: String(port),
      WEB_API_URL: `${services}/web-api`,
      COGNITO_ISSUER: issuer,
      COGNITO_CLIENT_ID: client,
      JWKS_URL: `${services}/jwks.json`,
      // Only a purge ends what it shares while a test runs.
      PUBLIC_MAX_AGE_MS: '3600000',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: 'inherit',
  });
  const origin = `http://127.0.0.1:${port}`;
  const isHealthy = async () => (await fetch(`${origin}/healthz`)).status;
  await vi.waitFor(async () => expect(await isHealthy()).toBe(200), { timeout: 60_000, interval: 100 });
  return { process: process_, url: `${origin}/graphql` };
};

/** A site whose pages show the text of the services, as a gateway has it, and an offer. */
const startSite = async (gatewayUrl: string, env: Readonly<Record<string, string>>) => {
  const config = parseConfig({
    GATEWAY_URL: gatewayUrl,
    HTML_CACHE_FRESH_S: '3600',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const entry = await renderer.entry();
  const renderPage: typeof entry.renderPage = async (request) => {
    const { data } = await request.send({ ...phrases, name: 'phrases', operationKind: 'query' } as never, {});
    const page = stubbedPage(request);
    return {
      ...page,
      html: JSON.stringify(data),
      boot: { ...page.boot, records: { [offerId]: { __id: offerId, __typename: 'JobOffer' } } },
    };
  };
  const app = await createServer({
    config,
    renderer: { ...renderer, entry: () => Promise.resolve({ ...entry, renderPage }) },
    addFiles: () => Promise.resolve(),
  });
  return { app, origin: await app.listen({ port: 0, host: '127.0.0.1' }) };
};

/** Two gateways, and a site in front of each, that know of each other only by Redis. */
export const startTwoOfEach = async (env: Readonly<Record<string, string>>) => {
  const services = await startServices();
  const gateways = await Promise.all([
    startGateway(services.origin, env),
    startGateway(services.origin, env),
  ]);
  const sites = await Promise.all(gateways.map(({ url }) => startSite(url, env)));
  const pageOf = async ({ origin }: { readonly origin: string }): Promise<string> => {
    const answer = await fetch(`${origin}/berlin`, { headers: { 'user-agent': chrome } });
    const text = /"text":"(\w+)"/.exec(await answer.text())?.[1];
    return `${answer.status} ${text ?? ''}`;
  };
  return {
    gateways,
    sites,
    /** Changes the text of the services, of which nobody else learns. */
    change: services.change,
    /** What the page of each site shows. */
    pages: () => Promise.all(sites.map(pageOf)),
    /** Sends a contribution of a user to the offer, at a gateway or a site. */
    write: (url: string) =>
      fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': chrome,
          authorization: `Bearer ${services.token}`,
        },
        body: JSON.stringify(earning),
      }),
    stop: async (): Promise<void> => {
      await Promise.all(sites.map(({ app }) => app.close()));
      for (const gateway of gateways) {
        const child: ChildProcess = gateway.process;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      services.server.close();
    },
  };
};
