import { openAsBlob } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { SQL, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded/openEmbedded.ts';
import { phrases } from '../src/db/schema/phrase.ts';
import { sampleDump } from '../sample/database/sampleDump.ts';
import { createServer } from '../src/server/createServer.ts';
import testSettings from '../../scripts/testSettings.json' with { type: 'json' };
import { checkedDatabase } from './checkedDatabase.ts';
import { startAdmin, type TestAdmin } from './testAdmin.ts';
import { startIdentity, type TestIdentity } from './testIdentity.ts';
import { rowsOf } from './rowsOf.ts';

export const servicesOrigin = 'http://services.test';

/** A running server and the database behind it. */
export interface World {
  app: FastifyInstance;
  database: Database;
  identity: TestIdentity;
  /** The same with an identity service whose accounts can be managed. */
  managed: { app: FastifyInstance; admin: TestAdmin };
  /** The same where the keys of the identity service cannot be read. */
  keyless: FastifyInstance;
}

/** What a suite receives; the world exists once its first test runs. */
export type WorldOf = () => World;

const testPhrases = [
  { language: 'en', key: 'test.greeting', text: 'Hello' },
  { language: 'de', key: 'test.greeting', text: 'Hallo' },
  { language: 'en', key: 'test.farewell', text: 'Goodbye' },
  { language: 'de', key: 'test.farewell', text: 'Auf Wiedersehen' },
];

/** Puts a server in front of a database that holds the sample world. */
export const serve = async (engine: Database): Promise<World> => {
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

/** The day that the sample world of the tests is of. */
export const sampleDay = testSettings.SAMPLE_DATE;

/** The sample world in memory, on the embedded engine. */
export const embeddedWorld = async (): Promise<World> =>
  serve(
    await openEmbedded({ dataDir: null, dump: async () => openAsBlob(await sampleDump({ day: sampleDay })) }),
  );

export const closeWorld = async ({ app, database, identity, managed, keyless }: World): Promise<void> => {
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

/** A GET below /web-api/en, or below the mount that the path begins with. */
export const get = async <Body = never>({ app }: World, path: string): Promise<Answer<Body>> => {
  const url = /^\/(?:web-api|more-jobs-api|ip_lookup|healthz)/.test(path) ? path : `/web-api/en${path}`;
  const answer = await app.inject({ method: 'GET', url });
  return { status: answer.statusCode, body: answer.json<Body>() };
};

export const post = async <Body = never>(
  { app }: World,
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
  /** The address of the visitor, as the gateway passes it on. */
  from?: string | undefined;
}

/** A call below /web-api/en as a signed-in user, or as nobody. */
export const call = async <Body = never>(
  { app, identity }: World,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  { body, user, key, from }: Call = {},
): Promise<Answer<Body>> => {
  const answer = await app.inject({
    method,
    url: path.startsWith('/web-api') ? path : `/web-api/en${path}`,
    headers: {
      ...(user !== undefined && { authorization: `Bearer ${identity.tokenOf(user)}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    ...(body !== undefined && { payload: body }),
  });
  // A 204 has no body; tests that read one have failed on the status before.
  return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json<Body>()) as Body };
};

/** The id of a partner's offer in Berlin. */
export const berlinOffer = (world: World, partnerSlug: string): Promise<number> =>
  numberFrom(
    world,
    sql`select offer.id from job_offers offer join partners partner on partner.id = offer.partner_id
      where offer.city_id = 2950159 and partner.slug = ${partnerSlug}`,
  );

/** One number out of the database. */
export const numberFrom = async ({ database }: World, query: SQL): Promise<number> => {
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
