import { openAsBlob } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { SQL, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { openEmbedded } from '../src/db/embedded/openEmbedded.ts';
import { phrases } from '../src/db/schema/phrase.ts';
import { sampleDump } from '../src/sample/sampleDump.ts';
import { createServer } from '../src/server/createServer.ts';

export const ORIGIN = 'http://services.test';

/** A running server and the database behind it. */
export type World = { app: FastifyInstance; database: Database };

/** What a suite gets: the world is there once its first test runs. */
export type WorldOf = () => World;

const PHRASES = [
  { language: 'en', key: 'test.greeting', text: 'Hello' },
  { language: 'de', key: 'test.greeting', text: 'Hallo' },
  { language: 'en', key: 'test.farewell', text: 'Goodbye' },
  { language: 'de', key: 'test.farewell', text: 'Auf Wiedersehen' },
];

/** Puts a server in front of a database that holds the sample world. */
export const serve = async (database: Database): Promise<World> => {
  await database.orm.insert(phrases).values(PHRASES).onConflictDoNothing();
  const app = await createServer({ database, origin: ORIGIN, siteOrigin: 'http://site.test', logger: false });
  return { app, database };
};

/** The sample world in memory, on the embedded engine. */
export const embeddedWorld = async (): Promise<World> =>
  serve(await openEmbedded({ dataDir: null, dump: async () => openAsBlob(await sampleDump()) }));

export const closeWorld = async ({ app, database }: World): Promise<void> => {
  await app.close();
  await database.close();
};

export type Answer<Body> = { status: number; body: Body };

/** A GET below /web-api/en, or below the mount that the path begins with. */
export const get = async <Body = never>({ app }: World, path: string): Promise<Answer<Body>> => {
  const url = /^\/(?:web-api|ip_lookup|healthz)/.test(path) ? path : `/web-api/en${path}`;
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

/** One number out of the database. */
export const numberFrom = async ({ database }: World, query: SQL): Promise<number> => {
  const [row] = await database.rows<{ number: number }>(sql`select (${query})::int as number`);
  return row?.number ?? 0;
};

export type List<Item> = { items: Item[]; total: number; page: number; pageCount: number };

export type Errors = { errors: { field: string; code: string; message: string }[] };
