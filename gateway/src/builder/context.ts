import type { Bearer } from '../auth/bearer.ts';
import type { LanguageCode } from '../config/languages.ts';
import type { ErrorCatalogue } from '../errors/catalogue.ts';
import type { CallBudget } from '../rest/callLimits.ts';
import type { Log } from '../errors/log.ts';
import type { RepeatableRead } from '../rest/call.ts';
import type { Loaders } from '../loaders/requestLoaders.ts';

/** The request as resolvers see it. */
export interface Context {
  readonly language: LanguageCode;
  /** Bots get no data that only people read, which saves calls. */
  readonly bot: boolean;
  /** The visitor's address, where known. */
  readonly clientIp: string | null;
  /** The base of the addresses of pictures, without a slash at its end. */
  readonly pictureBase: string;
  readonly errors: ErrorCatalogue;
  /**
   * Facts about the answer. `personal` is set when it depends on the visitor and must not be shared. `until` is the time
   * until which others may get all rows of the answer, on the clock of `performance.now()`. `reads` are those of all its rows;
   * null if a later request cannot tell whether they have changed. `degraded` names the upstreams whose fault it is that
   * something may be missing.
   */
  readonly answer: {
    personal: boolean;
    until: number;
    reads: RepeatableRead[] | null;
    degraded: ReadonlySet<string> | null;
  };
  /** Sends the reads of an earlier answer at once: until when it may be shared, or null if a reply has changed. */
  readonly repeatReads: (reads: readonly RepeatableRead[]) => Promise<number | null>;
  /** The calls that the request may still make. */
  readonly calls: CallBudget;
  /** Who sends the request; the token is verified once, when a field first needs it. */
  readonly bearer: () => Promise<Bearer>;
  readonly loaders: Loaders;
  readonly log: Log;
  readonly traceId: string;
}
