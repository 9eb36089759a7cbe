import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { Agent, fetch, type Response } from 'undici';
import type { Bearer } from '../auth/bearer.ts';
import { signedOut } from '../auth/scopes.ts';
import type { LanguageCode } from '../config/languages.ts';
import type { Config } from '../config/parseConfig.ts';
import type { ErrorCatalogue } from '../errors/catalogue.ts';
import { answerCheck } from './answers.ts';
import { badArgumentOf } from './badArgument.ts';
import type { RestCall } from './call.ts';
import type { CallBudget } from './callBudget.ts';
import { ClientDisconnected } from './clientDisconnected.ts';
import { inContract } from './contracts.ts';
import { deadline, DeadlineError } from './deadline.ts';
import { faultsOf, type Outcome } from './outcome.ts';
import { LateError, type Patience } from './patience.ts';
import { urlOf } from './urlOf.ts';

/** The options that all calls of a request share. */
export interface RestContext {
  readonly config: Pick<Config, 'upstreams' | 'responseTimeoutMs' | 'overallTimeoutMs'>;
  readonly language: LanguageCode;
  readonly errors: ErrorCatalogue;
  /** Limits the number of calls. */
  readonly calls: CallBudget;
  readonly log: Logger;
  readonly sessionId: string | null;
  readonly bearer: () => Promise<Bearer>;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal | null;
  /** How long the client waits for reads; writes have no such limit. */
  readonly patience?: Patience | null;
  /** Replaces the network in tests. */
  readonly fetch?: typeof fetch;
}

/** The status shown when the identity service's keys cannot be read, so that the token may be valid. */
const unavailable = 503;

/** The status shown for an upstream whose answer is invalid or that cannot be reached. */
const badGateway = 502;

// `deadline` sets the time limits instead, so that they include the wait for a free connection.
const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connections: 128, keepAliveTimeout: 10_000 });

const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

const isWrite = ({ method = 'GET' }: RestCall): boolean => method !== 'GET';

const bodyOf = (call: RestCall, sessionId: string | null): string | null => {
  if (call.body === undefined) return null;
  const session = call.withSession === true && sessionId !== null ? { session_id: sessionId } : {};
  return JSON.stringify({ ...call.body, ...session });
};

/** Sends calls to the REST services. Every call of the gateway goes through it. */
export const restSender = (context: RestContext) => {
  const { config, language, errors, calls, log, sessionId, bearer } = context;
  const request = context.fetch ?? fetch;
  let exceeded: GraphQLError | undefined;

  const readAnswer = async (call: RestCall, response: Response): Promise<Outcome<unknown>> => {
    const { status } = response;
    const failed = (error = errors.upstream(status, call.messageKey)): Outcome<never> => ({
      kind: 'failed',
      error,
    });
    if (response.ok) {
      if (status === 204 && '204' in inContract(call).operation.responses)
        return { kind: 'answered', data: null };
      const data: unknown = isJson(response) ? await response.json() : undefined;
      const check = answerCheck(call);
      if (data !== undefined && check(data)) return { kind: 'answered', data };
      const fault = check.errors?.[0];
      log.error({ fault: fault && `${fault.instancePath} ${fault.message}` }, 'answer breaks the contract');
      await response.body?.cancel().catch(() => undefined);
      return failed(errors.upstream(badGateway, call.messageKey));
    }
    if (status === 422) {
      const body: unknown = isJson(response) ? await response.json().catch(() => null) : null;
      const faults = faultsOf(body);
      // A failed write must not look successful, and a 422 without faults gives no other reason.
      return faults.length === 0 && isWrite(call) ? failed() : { kind: 'rejected', faults };
    }
    await response.body?.cancel();
    if (status === 404) return { kind: 'missing' };
    if (call.authorised === true && (status === 401 || status === 403)) {
      return failed(errors.unauthorised(status));
    }
    return failed();
  };

  const send = async (call: RestCall): Promise<Outcome<unknown>> => {
    const { authorised = false } = call;
    const sender = authorised === false ? null : await bearer();
    if (sender?.kind === 'nobody' && authorised === true)
      return { kind: 'failed', error: signedOut({ errors }) };
    if (sender?.kind === 'unverified') {
      log.error({ err: sender.cause }, 'token not verified');
      return { kind: 'failed', error: errors.upstream(unavailable, call.messageKey) };
    }
    const { signal, patience } = context;
    const limit = deadline(config, [signal, isWrite(call) ? null : patience?.signal]);
    const body = bodyOf(call, sessionId);
    try {
      const response = await request(urlOf(call, config.upstreams, language), {
        method: call.method ?? 'GET',
        headers: {
          accept: 'application/json',
          ...(body === null ? {} : { 'content-type': 'application/json' }),
          ...(sender?.kind === 'user' && call.target !== 'external'
            ? { authorization: `Bearer ${sender.token}` }
            : {}),
          ...call.headers,
        },
        body,
        signal: limit.signal,
        // Following a redirect could leak the visitor's token to another host.
        redirect: 'error',
        dispatcher: agent,
      });
      limit.answerStarted();
      const outcome = await readAnswer(call, response);
      if (call.secondary !== true) patience?.answered();
      return outcome;
    } catch (error) {
      if (limit.signal.reason instanceof DeadlineError) return { kind: 'failed', error: errors.timeout() };
      if (limit.signal.reason instanceof LateError) return { kind: 'failed', error: errors.late() };
      if (limit.signal.aborted) throw new ClientDisconnected('The client closed the connection');
      log.error({ err: error, target: call.target, path: call.path }, 'upstream not reached');
      return { kind: 'failed', error: errors.upstream(badGateway, call.messageKey) };
    } finally {
      limit.end();
    }
  };

  /** Sends a call and returns its outcome. Logs failures, silenced or not. Throws on invalid arguments without sending. */
  const attempt = async (call: RestCall): Promise<Outcome<unknown>> => {
    const bad = badArgumentOf(call);
    if (bad !== null) throw bad;
    if (!calls.take()) throw (exceeded ??= errors.callsExceeded(calls.limit, false));
    const started = performance.now();
    const outcome = await send(call);
    const facts = {
      target: call.target,
      method: call.method ?? 'GET',
      path: call.path,
      outcome: outcome.kind,
      ms: Math.round(performance.now() - started),
    };
    if (outcome.kind === 'failed') {
      const { code, status } = outcome.error.extensions;
      log.warn({ ...facts, code, status, silenced: call.silenced === true }, 'upstream call failed');
    } else {
      log.debug(facts, 'upstream call');
    }
    return outcome;
  };

  return {
    attempt,

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
