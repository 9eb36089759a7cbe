import type { FastifyPluginOptions } from 'fastify';
import type { Database } from '../db/database.ts';
import type { IdentityAdmin } from '../identity/identityAdmin.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What the routes need. */
export type Deps = FastifyPluginOptions & {
  database: Database;
  /** The origin of the absolute URLs that the services hand out. */
  origin: string;
  /** Where the site is: the links of mails lead there. */
  siteOrigin: string;
  mailer: Mailer;
  /** What manages the accounts of the identity service; null where it is not set up. */
  identityAdmin: IdentityAdmin | null;
};
