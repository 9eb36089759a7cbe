import type { Database } from '../db/database.ts';
import type { Language } from '../rest/language.ts';

/** The context of a localised query. */
export interface QueryContext {
  database: Database;
  /** The language of names, slugs and texts. */
  language: Language;
}

/** The context of a query that returns URLs. */
export interface LinkedQueryContext extends QueryContext {
  /** The origin of URLs in answers. */
  origin: string;
}
