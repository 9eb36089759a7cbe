import type { FastifyPluginOptions } from 'fastify';
import type { Database } from '../db/database.ts';

/** What the routes need. */
export type Deps = FastifyPluginOptions & {
  database: Database;
  /** The origin of the absolute URLs that the services hand out. */
  origin: string;
};
