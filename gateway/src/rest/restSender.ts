import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Bearer } from '../auth/bearer.ts';
import { signedOut } from '../auth/scopes.ts';
import type { LanguageCode } from '../config/languages.ts';
import type { Config } from '../config/parseConfig.ts';
import type { ErrorCatalogue } from '../errors/catalogue.ts';
import { answerCheck } from './answers.ts';
import { badArgumentOf } from './badArgument.ts';
import type { RestCall } from './call.ts';
import type { CallBudget } from './callBudget.ts';
import { callLimits, DeadlineError } from './callLimits.ts';
import { ClientDisconnected } from './clientDisconnected.ts';
import { inContract } from './contracts.ts';
import { faultsOf, type Outcome } from './outcome.ts';
import { LateError, type Patience } from './patience.ts';
import { httpTransport, type Transport, type UpstreamAnswer } from './transport.ts';
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
  readonly transport?: Transport;
}

/** The status shown when the identity service's keys cannot be read, so that the token may be valid. */
const unavailable = 503;

/** The status shown for an upstream whose answer is invalid or that cannot be reached. */
const badGateway = 502;

const isWrite = ({ method = 'GET' }: RestCall): boolean => method !== 'GET';

const bodyOf = (call: RestCall, sessionId: string | null): string | null => {
  if (call.body === undefined) return null;
  const session = call.withSession === true && sessionId !== null ? { session_id: sessionId } : {};
  return JSON.stringify({ ...call.body, ...session });
};

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** Sends calls to the REST services. Every call of the gateway goes through it. */
export const restSender = (context: RestContext) => {
  const { config, language, errors, calls, log, sessionId, bearer } = context;
  const { signal, patience = null, transport = httpTransport } = context;
  const limitOf = callLimits(config, signal, patience);
  let exceeded: GraphQLError | undefined;

  const readAnswer = (call: RestCall, { status, text }: UpstreamAnswer): Outcome<unknown> => {
    const failed = (error = errors.upstream(status, call.messageKey)): Outcome<never> => ({
      kind: 'failed',
      error,
    });
    if (status >= 200 && status < 300) {
      if (status === 204 && '204' in inContract(call).operation.responses)
        return { kind: 'answered', data: null };
      const data: unknown = text === null ? undefined : JSON.parse(text);
      const check = answerCheck(call);
      if (data !== undefined && check(data)) return { kind: 'answered', data };
      const fault = check.errors?.[0];
      log.error({ fault: fault && `${fault.instancePath} ${fault.message}` }, 'answer breaks the contract');
      return failed(errors.upstream(badGateway, call.messageKey));
    }
    if (status === 422) {
      const faults = faultsOf(parsed(text));
      // A failed write must not look successful, and a 422 without faults gives no other reason.
      return faults.length === 0 && isWrite(call) ? failed() : { kind: 'rejected', faults };
    }
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
    const limit = limitOf(!isWrite(call));
    const body = bodyOf(call, sessionId);
    try {
      const answer = await transport(
        {
          url: urlOf(call, config.upstreams, language),
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
        },
        limit,
      );
      const outcome = readAnswer(call, answer);
      if (call.secondary !== true) patience?.answered();
      return outcome;
    } catch (error) {
      if (limit.reason instanceof ClientDisconnected) throw limit.reason;
      if (limit.reason instanceof DeadlineError) return { kind: 'failed', error: errors.timeout() };
      if (limit.reason instanceof LateError) return { kind: 'failed', error: errors.late() };
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
