import type { Database } from '../db/database.ts';
import type { Language } from '../rest/language.ts';

/** What every localised query needs. */
export interface QueryContext {
  database: Database;
  /** The language of names, slugs and texts. */
  language: Language;
}

/** The same for queries that return URLs. */
export interface LinkedQueryContext extends QueryContext {
  /** The origin of URLs in answers. */
  origin: string;
}
