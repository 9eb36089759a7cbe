import type { CallSpan } from '@citygigs/server/tracing/tracer.ts';
import type { GraphQLError } from 'graphql';
import type { Bearer } from '../auth/bearer.ts';
import { signedOut } from '../auth/scopes.ts';
import type { LanguageCode } from '../config/languages.ts';
import type { LimitedWrite } from '../config/hourlyLimits.ts';
import type { Config } from '../config/parseConfig.ts';
import type { UpstreamName } from '../config/upstreamTimeouts.ts';
import type { CatalogueError, ErrorCatalogue } from '../errors/catalogue.ts';
import { badArgumentOf } from './badArgument.ts';
import { changedBy, type ChangedNode, type RepeatableRead, type RestCall } from './call.ts';
import { callLimits, UpstreamTimeoutError, type CallBudget, type CallLimit } from './callLimits.ts';
import { ClientDisconnected, type Outcome } from './outcome.ts';
import { contractNames, inContract } from './contracts.ts';
import type { Log } from '../errors/log.ts';
import { LateError, type Patience } from './patience.ts';
import { badGateway, isWrite, outcomeOf, replyOf } from './reply.ts';
import type { FreshReply, SharedReads } from './sharing/sharedReads.ts';
import { httpTransport, type Transport } from './transport.ts';
import { UpstreamRefused } from './upstreams/upstreamRefused.ts';
import type { UpstreamGuards } from './upstreams/upstreamGuards.ts';
import { urlOf } from './urlOf.ts';

/** The options that all calls of a request share. */
export interface RestContext {
  readonly config: Pick<Config, 'upstreams' | 'timeLimits'>;
  readonly language: LanguageCode;
  readonly errors: ErrorCatalogue;
  /** Limits the number of calls. */
  readonly calls: CallBudget;
  readonly log: Log;
  readonly sessionId: string | null;
  /** The visitor's address, where known. The services let the networks take turns, and limit what comes from one. */
  readonly clientIp?: string | null;
  readonly bearer: () => Promise<Bearer>;
  /** The signal that aborts when the client disconnects. Read with the first call. */
  readonly clientOf: () => AbortSignal | null;
  /** How long the client waits for reads; writes have no such limit. */
  readonly patience?: Patience | null;
  /** Shares public reads with other requests. */
  readonly shared?: SharedReads | null;
  /** Makes the header by which a service continues the trace of the request. */
  readonly traceparent?: () => string;
  /** Begins the span of a call instead, if spans are sent to a collector. */
  readonly traceCall?: ((method: string, upstream: UpstreamName, route: string) => CallSpan) | null;
  /**
   * Called for each call that has ended, with the time until which others may get its rows, 0 for never, and with what a
   * later request needs to tell whether they have changed; null if it cannot.
   */
  readonly onRead?: (until: number, read: RepeatableRead | null) => void;
  /** The reads of the request that were sent before anything asked for them. */
  readonly early?: EarlyReads;
  /** Called with the upstream of each call that failed by its fault. */
  readonly onFault?: (upstream: UpstreamName) => void;
  /** Called after each write that may have changed what the request has read. */
  readonly onWrite?: () => void;
  /** Called with the public rows that a write changed, once all processes have dropped their cached copies. */
  readonly onChange?: (changed: readonly ChangedNode[]) => void;
  /** Counts a write of the client: null, or the number of seconds until the next one may be sent. */
  readonly takeRate?: (write: LimitedWrite) => Promise<number | null>;
  /** Runs a search when it is the turn of the client's network. */
  readonly inSearchTurn?: <Answer>(limit: CallLimit, search: () => Promise<Answer>) => Promise<Answer>;
  /** Limits and circuit breakers of each upstream. */
  readonly guards?: UpstreamGuards | null;
  /** Replaces the network in tests. */
  readonly transport?: Transport;
}

/** How a call ended, and what `onRead` tells of it. */
interface Sent {
  readonly outcome: Outcome<unknown>;
  readonly until: number;
  readonly version: number | null;
}

/** Reads that are under way or have ended, by what tells calls apart. */
export type EarlyReads = Map<string, Promise<Sent>>;

/** The status shown when the identity service's keys cannot be read, so that the token may be valid. */
const unavailable = 503;

/** Whether a call reads what is the same for everybody who uses the language. */
const isPublicRead = (call: RestCall): boolean =>
  !isWrite(call) &&
  (call.authorised ?? false) === false &&
  call.headers === undefined &&
  call.target !== 'external';

const unknown = { until: 0, version: null };

const failed = (error: CatalogueError): Sent => ({
  outcome: { kind: 'failed', error },
  ...unknown,
});

const bodyOf = (call: RestCall, sessionId: string | null): string | null => {
  if (call.body === undefined) return null;
  const session = call.withSession === true && sessionId !== null ? { session_id: sessionId } : {};
  return JSON.stringify({ ...call.body, ...session });
};

/** Sends calls to the REST services. Every call of the gateway goes through it. */
export const restSender = (context: RestContext) => {
  const { config, language, errors, calls, log, sessionId, clientIp = null, bearer } = context;
  const { traceparent, patience = null, transport = httpTransport, shared = null, guards = null } = context;
  const { early = new Map() as EarlyReads } = context;
  const limitOf = callLimits((upstream) => config.timeLimits[upstream], context.clientOf, patience);
  let exceeded: GraphQLError | undefined;
  /** What tells public reads apart; null for other calls. */
  const keyOf = (call: RestCall): string | null =>
    isPublicRead(call) ? `${language} ${urlOf(call, config.upstreams, language)}` : null;
  /** Two calls for the same rows may differ in the message of their failure. */
  const earlyKeyOf = (key: string, { messageKey }: RestCall): string => `${key} ${messageKey ?? ''}`;

  const send = async (call: RestCall, key: string | null): Promise<Sent> => {
    const { authorised = false } = call;
    const sender = authorised === false ? null : await bearer();
    if ((sender?.kind === 'guest' || sender?.kind === 'rejected') && authorised === true)
      return failed(signedOut({ errors }));
    if (sender?.kind === 'unverified') {
      log.error({ err: sender.cause }, 'token not verified');
      return failed(errors.upstream(unavailable, call.messageKey));
    }
    if (call.limitedAs !== undefined) {
      const retryAfter = await context.takeRate?.(call.limitedAs);
      if (typeof retryAfter === 'number') return failed(errors.tooManyRequests(retryAfter));
    }
    const upstream = contractNames[call.target];
    const guard = guards?.[upstream];
    const operation = inContract(call).key;
    const limit = limitOf(!isWrite(call), upstream);
    const body = bodyOf(call, sessionId);
    const exchange = async (within: CallLimit): Promise<FreshReply> => {
      const method = call.method ?? 'GET';
      // The path of an external call is the address that the operator set.
      const route = call.target === 'external' ? '' : call.path;
      const span = context.traceCall?.(method, upstream, route);
      const trace = span?.traceparent ?? traceparent?.();
      const headers: Record<string, string> = { accept: 'application/json' };
      if (trace !== undefined) headers['traceparent'] = trace;
      if (body !== null) headers['content-type'] = 'application/json';
      if (sender?.kind === 'user' && call.target !== 'external')
        headers['authorization'] = `Bearer ${sender.token}`;
      if (clientIp !== null && call.target !== 'external') headers['x-forwarded-for'] = clientIp;
      if (call.withSession === 'header' && sessionId !== null) headers['x-session-id'] = sessionId;
      if (call.headers !== undefined) Object.assign(headers, call.headers);
      const url = urlOf(call, config.upstreams, language);
      const request = { url, method, headers, body };
      const sendNow = () => guard?.send(transport, request, within, operation) ?? transport(request, within);
      const isInTurn = call.isSearch === true && context.inSearchTurn !== undefined;
      const sent = isInTurn ? context.inSearchTurn(within, sendNow) : sendNow();
      span?.endWith(sent);
      const answer = await sent;
      return {
        readReply: () => replyOf(call, answer, log),
        text: answer.status === 200 ? answer.text : null,
        maxAgeMs: answer.maxAgeMs ?? null,
      };
    };
    // A refused write changes nothing; one without an answer may have.
    let mayHaveChanged = true;
    let answer: unknown = null;
    try {
      const { reply, until, version } =
        shared !== null && key !== null
          ? await shared.read(key, exchange, limit, upstream)
          : { reply: (await exchange(limit)).readReply(), until: 0, version: null };
      if (reply.kind === 'answered') answer = reply.data;
      mayHaveChanged = reply.kind === 'answered' || (reply.kind === 'failed' && reply.status >= 500);
      if (call.secondary !== true) patience?.answered();
      const outcome = outcomeOf(call, reply, errors);
      return { outcome, until: version === null ? 0 : until, version };
    } catch (error) {
      if (limit.reason instanceof ClientDisconnected) throw limit.reason;
      if (limit.reason instanceof LateError) return failed(errors.late());
      // The limit of a read that several requests wait for may end before that of this one.
      if (error instanceof UpstreamTimeoutError) return failed(errors.timeout());
      if (error instanceof UpstreamRefused) {
        mayHaveChanged = false;
        return failed(errors.upstream(error.status, call.messageKey));
      }
      log.error({ err: error, upstream, path: call.path }, 'upstream not reached');
      return failed(errors.upstream(badGateway, call.messageKey));
    } finally {
      limit.end();
      if (mayHaveChanged && isWrite(call)) context.onWrite?.();
      if (mayHaveChanged && isWrite(call) && call.keepsPublicData !== true) {
        await shared?.purge();
        const changed = changedBy(call, answer);
        if (changed.length > 0) context.onChange?.(changed);
      }
    }
  };

  /** Sends a call within the budget of the request. Logs failures, silenced or not. */
  const sendOne = async (call: RestCall, key: string | null): Promise<Sent> => {
    if (!calls.take()) throw (exceeded ??= errors.callsExceeded(calls.limit, false));
    const started = performance.now();
    const sent = await send(call, key);
    const { outcome } = sent;
    const facts = {
      upstream: contractNames[call.target],
      method: call.method ?? 'GET',
      path: call.path,
      outcome: outcome.kind,
      ms: Math.round(performance.now() - started),
    };
    if (outcome.kind === 'failed') {
      const { code, status } = outcome.error.extensions;
      if (Number(status) >= 500 && code !== 'LATE') context.onFault?.(contractNames[call.target]);
      log.warn({ ...facts, code, status, silenced: call.silenced === true }, 'upstream call failed');
    } else {
      log.debug(facts, 'upstream call');
    }
    return sent;
  };

  /** Sends a call and returns its outcome. Invalid arguments are not sent: a read throws, a write is rejected. */
  const attempt = async (call: RestCall): Promise<Outcome<unknown>> => {
    const bad = badArgumentOf(call);
    if (bad !== null) {
      if (!isWrite(call)) throw bad;
      return { kind: 'rejected', faults: [{ field: bad.parameter, code: bad.code, message: bad.message }] };
    }
    const key = keyOf(call);
    let sent: Sent | null = null;
    try {
      sent = await ((key === null ? undefined : early.get(earlyKeyOf(key, call))) ?? sendOne(call, key));
      return sent.outcome;
    } finally {
      const { until = 0, version = null } = sent ?? {};
      context.onRead?.(until, key === null || version === null ? null : { call, key, version });
    }
  };

  return {
    attempt,

    /**
     * Sends the reads of an earlier request at once. Returns until when their rows may be shared if no reply has changed; null if one
     * has. What asks for one of them afterwards gets its reply without another call.
     */
    repeat: async (reads: readonly RepeatableRead[]): Promise<number | null> => {
      const ends = await Promise.all(
        reads.map(async ({ call, key, version }) => {
          const sent = sendOne(call, key);
          early.set(earlyKeyOf(key, call), sent);
          // Whatever ends it is told to what asks for it.
          const { until, version: now } = await sent.catch(() => unknown);
          return now === version ? until : null;
        }),
      );
      return ends.reduce<number | null>(
        (least, end) => (least === null || end === null ? null : Math.min(least, end)),
        Infinity,
      );
    },

    /** Returns the answer; null when there is none (404, 422) or a silenced call fails. Throws other failures. */
    load: async (call: RestCall): Promise<unknown> => {
      const outcome = await attempt(call);
      if (outcome.kind === 'answered') return outcome.data;
      if (outcome.kind === 'failed' && call.silenced !== true) throw outcome.error;
      return null;
    },
  };
};

export type RestSender = ReturnType<typeof restSender>;
