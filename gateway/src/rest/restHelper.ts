import type { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { Agent, fetch, type Response } from 'undici';
import { signedOut } from '../auth/scopes.ts';
import type { LanguageCode } from '../config/languages.ts';
import type { Config } from '../config/parseConfig.ts';
import type { ErrorCatalogue } from '../errors/catalogue.ts';
import { answerCheck } from './answers.ts';
import { badArgumentOf } from './badArgument.ts';
import type { RestCall } from './call.ts';
import type { CallBudget } from './callBudget.ts';
import { ClientGone } from './clientGone.ts';
import { deadline, DeadlineError } from './deadline.ts';
import { faultsOf, type Outcome } from './outcome.ts';
import { LateError, type Patience } from './patience.ts';
import { urlOf } from './urlOf.ts';

/** What one request brings along for every call made on its behalf. */
export interface RestCircumstances {
  readonly config: Pick<Config, 'upstreams' | 'responseTimeoutMs' | 'overallTimeoutMs'>;
  readonly language: LanguageCode;
  readonly errors: ErrorCatalogue;
  /** How many calls may be made on its behalf. */
  readonly calls: CallBudget;
  readonly log: Logger;
  readonly sessionId: string | null;
  readonly token: string | null;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal | null;
  /** How long the client waits for what is read; what is written takes its time. */
  readonly patience?: Patience | null;
  /** Stands in for the network in tests. */
  readonly fetch?: typeof fetch;
}

/** An upstream that answers with nonsense, or not at all, is a bad gateway to the reader. */
const badGateway = 502;

// The time limits are the helper's own, so that they hold while a call waits for a free connection, too.
const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, connections: 128, keepAliveTimeout: 10_000 });

const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');

const bodyOf = (call: RestCall, sessionId: string | null): string | null => {
  if (call.body === undefined) return null;
  const session = call.withSession === true && sessionId !== null ? { session_id: sessionId } : {};
  return JSON.stringify({ ...call.body, ...session });
};

/** The one way out to the REST services: every product call goes through `send`. */
export const restHelper = (circumstances: RestCircumstances) => {
  const { config, language, errors, calls, log, sessionId, token } = circumstances;
  const reach = circumstances.fetch ?? fetch;
  let exceeded: GraphQLError | undefined;

  const readAnswer = async (call: RestCall, response: Response): Promise<Outcome<unknown>> => {
    const { status } = response;
    const failed = (error = errors.upstream(status, call.messageKey)): Outcome<never> => ({
      kind: 'failed',
      error,
    });
    if (response.ok) {
      if (status === 204) return { kind: 'answered', data: null };
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
      return { kind: 'refused', faults: faultsOf(body) };
    }
    await response.body?.cancel();
    if (status === 404) return { kind: 'missing' };
    if (call.authorised === true && (status === 401 || status === 403)) {
      return failed(errors.unauthorised(status));
    }
    return failed();
  };

  const send = async (call: RestCall): Promise<Outcome<unknown>> => {
    if (call.authorised === true && token === null) return { kind: 'failed', error: signedOut({ errors }) };
    const { signal, patience } = circumstances;
    const reads = (call.method ?? 'GET') === 'GET';
    const limit = deadline(config, [signal, reads ? patience?.signal : null]);
    const body = bodyOf(call, sessionId);
    try {
      const response = await reach(urlOf(call, config.upstreams, language), {
        method: call.method ?? 'GET',
        headers: {
          accept: 'application/json',
          ...(body === null ? {} : { 'content-type': 'application/json' }),
          ...(call.authorised === true && call.target !== 'external'
            ? { authorization: `Bearer ${token}` }
            : {}),
          ...call.headers,
        },
        body,
        signal: limit.signal,
        // An upstream must not send the gateway elsewhere, least of all with the visitor's token.
        redirect: 'error',
        dispatcher: agent,
      });
      limit.answerStarted();
      const outcome = await readAnswer(call, response);
      patience?.answered();
      return outcome;
    } catch (error) {
      if (limit.signal.reason instanceof DeadlineError) return { kind: 'failed', error: errors.timeout() };
      if (limit.signal.reason instanceof LateError) return { kind: 'failed', error: errors.late() };
      if (limit.signal.aborted) throw new ClientGone('The client went away');
      log.error({ err: error, target: call.target, path: call.path }, 'upstream not reached');
      return { kind: 'failed', error: errors.upstream(badGateway, call.messageKey) };
    } finally {
      limit.end();
    }
  };

  /** Sends a call and tells how it ended. A failure is logged, silenced or not. What no service would take is not sent. */
  const attempt = async <T>(call: RestCall): Promise<Outcome<T>> => {
    const bad = badArgumentOf(call);
    if (bad !== null) throw bad;
    if (!calls.take()) throw (exceeded ??= errors.callsExceeded(calls.most, false));
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
    // The check of the contract has seen the data; its type is printed from the same contract.
    return outcome as Outcome<T>;
  };

  return {
    attempt,

    /** What was asked for; null when there is none (404, 422) or the call is silenced. Throws otherwise. */
    load: async <T>(call: RestCall): Promise<T | null> => {
      const outcome = await attempt<T>(call);
      if (outcome.kind === 'answered') return outcome.data;
      if (outcome.kind === 'failed' && call.silenced !== true) throw outcome.error;
      return null;
    },
  };
};

export type RestHelper = ReturnType<typeof restHelper>;
