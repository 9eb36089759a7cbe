import type { Match } from 'found';
import { defaultLanguage } from '../i18n/languages.ts';

/** The environment in which the routes run. */
export interface RoutingContext {
  /** True while rendering on the server. */
  readonly server: boolean;
  /** True when the page is for a bot. */
  readonly bot: boolean;
  /** The slugs of all categories; null when the server could not read them. */
  readonly categories: readonly string[] | null;
  /** The campaign in the address of the document, which lists of offers are requested with; null when there is none. */
  readonly utmSource: string | null;
  /** The query string that the server rendered the document from. */
  readonly renderedSearch: string;
  /** The keys of the queries whose answers lack late parts. */
  readonly late: ReadonlySet<string>;
  /** On the server: the status of the response, for a page that renders its failure itself. */
  readonly answer?: { status?: number };
}

/** The language of a match, from the path alone. */
export const languageOf = (match: Pick<Match, 'params'>): string => match.params['lang'] ?? defaultLanguage;
