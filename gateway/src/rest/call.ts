import type { LimitedWrite } from '../config/hourlyLimits.ts';
import type { ErrorMessageId } from '../errors/texts.ts';

/** The upstreams. Calls of `external` have an absolute URL, used without prefix and without token. */
export type Target = 'webApi' | 'sales' | 'ofp' | 'moreJobs' | 'external';

type QueryValue = string | number | boolean | null | undefined;

/** A node of the graph, by its type and the id of its row. */
export interface ChangedNode {
  readonly type: 'JobOffer' | 'Review' | 'Partner' | 'City';
  readonly id: number;
}

/** One call of a REST service. */
export interface RestCall {
  readonly target: Target;
  /** The path of the contract, `/cities/slug/{slug}`, or the absolute URL of an external call. */
  readonly path: string;
  /** The values of the path's parameters. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Null and undefined values are left out. Names and values keep their case. */
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Adds the page's session id to the body, or as a header. */
  readonly withSession?: boolean | 'header';
  /** Keeps the case of a web API path, which is lower-cased otherwise (R7.03, R7.04). */
  readonly caseSensitive?: boolean;
  /** A failure gives null and is only logged. */
  readonly silenced?: boolean;
  /** Loads accompanying data: its answer does not start the client's patience. */
  readonly secondary?: boolean;
  /** A write that changes nothing that anybody else can read, so that shared reads stay. */
  readonly keepsPublicData?: boolean;
  /** What a write changes for everybody, so that pages that show it are purged; it may follow from the answer, null without one. */
  readonly changes?: ChangedNode | ((answer: never) => readonly ChangedNode[]);
  /** Searches for words, which takes long: of one network, few such calls run at a time. */
  readonly isSearch?: boolean;
  /** Needs the visitor's token, without which the call is not sent; or carries it only if the visitor is signed in. */
  readonly authorised?: boolean | 'ifSignedIn';
  /** Counts as such a write of the client, and is not sent if there were too many. */
  readonly limitedAs?: LimitedWrite;
  /** Replaces the general sentences in the message of a failure. */
  readonly messageKey?: ErrorMessageId;
}

/** A public read by its key, and the version of the reply that it got. */
export interface RepeatableRead {
  readonly call: RestCall;
  readonly key: string;
  readonly version: number;
}

/** What a write has changed for everybody, by its answer, which keeps to the contract; null without one. */
export const changedBy = ({ changes }: RestCall, answer: unknown): readonly ChangedNode[] => {
  if (typeof changes === 'function') return changes(answer as never);
  return changes === undefined ? [] : [changes];
};
