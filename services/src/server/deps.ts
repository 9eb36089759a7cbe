import type { FastifyPluginOptions } from 'fastify';
import type { Database } from '../db/database.ts';
import type { IdentityAdmin } from '../identity/identityAdmin.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Readiness } from '@citygigs/server/health/readiness.ts';

/** The dependencies of the routes. */
export interface Deps extends FastifyPluginOptions {
  database: Database;
  /** The origin of absolute URLs in answers. */
  origin: string;
  /** The origin of the site, for links in mails. */
  siteOrigin: string;
  mailer: Mailer;
  /** The client of the identity service's admin interface; null when it is not configured. */
  identityAdmin: IdentityAdmin | null;
  /** Whether the process can serve. */
  ready: Readiness;
}
