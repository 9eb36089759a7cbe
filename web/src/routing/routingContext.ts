import type { Match } from 'found';
import type { PageSteps } from '../relay/pageSteps.ts';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';

/** What the routes know about where they run. */
export interface RoutingContext {
  /** True while rendering on the server. */
  readonly server: boolean;
  /** True when the page is for a bot. */
  readonly bot: boolean;
  /** Root fields that are null because loading them failed, not because there is nothing. */
  readonly failures: ReadonlySet<string>;
  /** The keys of the questions whose answers lack parts that came too late. */
  readonly late: ReadonlySet<string>;
  /** What pages that ask in steps know so far. */
  readonly steps: PageSteps;
  /** On the server: the status to answer with, where a page draws its failure itself. */
  readonly answer?: { status?: number };
}

/** The language of a match, from the path alone. */
export const languageOf = (match: Pick<Match, 'params'>): string => match.params['lang'] ?? DEFAULT_LANGUAGE;
