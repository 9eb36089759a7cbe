import type { Logger } from 'pino';
import type { LanguageCode } from '../config/languages.ts';
import type { ErrorCatalogue } from '../errors/catalogue.ts';
import type { CallBudget } from '../rest/callBudget.ts';
import type { Loaders } from '../loaders/requestLoaders.ts';

/** What a resolver knows of the request it answers. */
export interface Context {
  readonly language: LanguageCode;
  /** Bots are spared the calls whose answers only a person looks at. */
  readonly bot: boolean;
  /** The visitor's address, where known. */
  readonly clientIp: string | null;
  readonly errors: ErrorCatalogue;
  /** What becomes known of the answer on the way; `personal` once it depends on who asks, and is not for others. */
  readonly answer: { personal: boolean };
  /** How many calls of the services the request may still make. */
  readonly calls: CallBudget;
  /** Whether a bearer token came along. */
  readonly signedIn: boolean;
  readonly loaders: Loaders;
  readonly log: Logger;
  readonly traceId: string;
}
