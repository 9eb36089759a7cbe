import type { FastifyInstance } from 'fastify';
import { SQL, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { phrases } from '../src/db/schema/language.ts';
import { createServer } from '../src/app/createServer.ts';
import { openSampleDatabase } from './openSampleDatabase.ts';
import { checkedDatabase } from './checkedDatabase.ts';
import { startAdmin, type TestAdmin } from './testAdmin.ts';
import { startIdentity, type TestIdentity } from './testIdentity.ts';
import { rowsOf } from './rowsOf.ts';

export const servicesOrigin = 'http://services.test';

/** The running services of a test run. */
export interface TestServices {
  app: FastifyInstance;
  database: Database;
  identity: TestIdentity;
  /** A second server that can manage the accounts of an identity service. */
  managed: { app: FastifyInstance; admin: TestAdmin };
  /** A third server, which cannot read the keys of the identity service. */
  keyless: FastifyInstance;
}

/** Returns the services. Call it only in hooks and tests, because the services start in the first hook. */
export type ServicesOf = () => TestServices;

const testPhrases = [
  { language: 'en', key: 'test.greeting', text: 'Hello' },
  { language: 'de', key: 'test.greeting', text: 'Hallo' },
  { language: 'en', key: 'test.farewell', text: 'Goodbye' },
  { language: 'de', key: 'test.farewell', text: 'Auf Wiedersehen' },
];

/** Starts the servers on a database that contains the sample data. */
export const startServices = async (engine: Database): Promise<TestServices> => {
  const database = checkedDatabase(engine);
  await database.orm.insert(phrases).values(testPhrases).onConflictDoNothing();
  const identity = await startIdentity();
  const admin = await startAdmin();
  const settings = {
    database,
    origin: servicesOrigin,
    siteOrigin: 'http://site.test',
    identity: identity.settings,
    mail: { smtpUrl: null, productName: 'Citygigs', contactEmail: 'help@site.test' },
    alertsIntervalMs: 3_600_000,
    trustedProxies: ['loopback'],
    logger: false,
    requestTimeoutMs: 30_000,
  };
  const app = await createServer({ ...settings, identityAdmin: null });
  const managed = await createServer({ ...settings, identityAdmin: admin.settings });
  // Nothing listens on port 1.
  const keyless = await createServer({
    ...settings,
    identity: { ...identity.settings, jwksUrl: 'http://127.0.0.1:1/jwks.json' },
    identityAdmin: null,
  });
  return { app, database, identity, managed: { app: managed, admin }, keyless };
};

/** Starts the services on the embedded engine, with the sample data in memory. */
export const startEmbedded = async (): Promise<TestServices> => startServices(await openSampleDatabase());

export const stopServices = async ({
  app,
  database,
  identity,
  managed,
  keyless,
}: TestServices): Promise<void> => {
  await app.close();
  await managed.app.close();
  await keyless.close();
  managed.admin.stop();
  identity.stop();
  await database.close();
};

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** Sends a GET to a path below /web-api/en, or to a path that begins with the mount of an upstream. */
export const get = async <Body = never>({ app }: TestServices, path: string): Promise<Answer<Body>> => {
  const url = /^\/(?:(?:web|more-jobs|sales|ofp)-api|ip_lookup|healthz|readyz)/.test(path)
    ? path
    : `/web-api/en${path}`;
  const answer = await app.inject({ method: 'GET', url });
  return { status: answer.statusCode, body: answer.json<Body>() };
};

export const post = async <Body = never>(
  { app }: TestServices,
  url: string,
  body: object,
  key?: string,
): Promise<Answer<Body>> => {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const answer = await app.inject({ method: 'POST', url, payload: body, headers });
  return { status: answer.statusCode, body: answer.json<Body>() };
};

interface Call {
  body?: object | undefined;
  user?: string | undefined;
  key?: string | undefined;
  /** The IP address of the visitor, which the gateway forwards. */
  from?: string | undefined;
}

/** Sends a request below /web-api/en, as a signed-in user if `user` is present. */
export const call = async <Body = never>(
  { app, identity }: TestServices,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { body, user, key, from }: Call = {},
): Promise<Answer<Body>> => {
  const answer = await app.inject({
    method,
    url: /^\/(?:web|sales|ofp)-api/.test(path) ? path : `/web-api/en${path}`,
    headers: {
      ...(user !== undefined && { authorization: `Bearer ${identity.tokenOf(user)}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    ...(body !== undefined && { payload: body }),
  });
  // A 204 has no body; tests check the status before they read it.
  return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json<Body>()) as Body };
};

/** Returns the id of a partner's offer in Berlin. */
export const berlinOffer = (services: TestServices, partnerSlug: string): Promise<number> =>
  numberFrom(
    services,
    sql`select offer.id from job_offers offer join partners partner on partner.id = offer.partner_id
      where offer.city_id = 2950159 and partner.slug = ${partnerSlug}`,
  );

/** Returns the single number that a query selects. */
export const numberFrom = async ({ database }: TestServices, query: SQL): Promise<number> => {
  const [row] = await rowsOf<{ number: number }>(database, sql`select (${query})::int as number`);
  return row?.number ?? 0;
};

export interface List<Item> {
  items: Item[];
  total: number;
  page: number;
  pageCount: number;
}

export interface Errors {
  errors: { field: string; code: string; message: string }[];
}
