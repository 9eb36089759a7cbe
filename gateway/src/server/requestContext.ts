import type { Logger } from 'pino';
import { accountOf, tokenIn, type Bearer, type ReadBearer } from '../auth/bearer.ts';
import type { Context } from '../builder/context.ts';
import type { Config } from '../config/parseConfig.ts';
import { errorCatalogue } from '../errors/catalogue.ts';
import { requestLoaders } from '../loaders/requestLoaders.ts';
import type { Rates } from '../rates/rates.ts';
import { callBudget } from '../rest/callLimits.ts';
import { patienceOf } from '../rest/patience.ts';
import { restClient } from '../rest/restClient.ts';
import { restSender, type EarlyReads } from '../rest/restSender.ts';
import type { Transport } from '../rest/transport.ts';
import type { SearchTurns } from '../rest/upstreams/searchTurns.ts';
import type { SharedReads } from '../rest/sharing/sharedReads.ts';
import type { ChangedNode } from '../rest/call.ts';
import type { UpstreamGuards } from '../rest/upstreams/upstreamGuards.ts';
import type { RequestMeta } from './request/requestMeta.ts';
import { isFromBot, type RequestFacts } from './request/requestFacts.ts';
import { traceparentOf } from '@citygigs/server/tracing/traceparent.ts';
import { requestLog } from './requestLog.ts';

interface ContextOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Sends calls to the services. */
  readonly transport: Transport;
  readonly readBearer: ReadBearer;
  /** Shares public reads with other requests. */
  readonly shared: SharedReads;
  /** Limits what each client may write. */
  readonly rates: Rates;
  /** Limits how many searches of a network run at a time. */
  readonly searches: SearchTurns;
  /** Called with what a request has changed for everybody. */
  readonly onChange: (request: RequestFacts & object, changed: readonly ChangedNode[]) => void;
  /** Keep the faults of an upstream from spreading. */
  readonly guards: UpstreamGuards;
}

const sessionPattern = /^[\w.:-]{1,200}$/;

/** Builds the context of one request. */
export const requestContext = (
  { config, log: rootLog, transport, readBearer, shared, guards, rates, searches, onChange }: ContextOptions,
  { traceId, language, clientIp, fromProxy, span = null }: RequestMeta,
  request: RequestFacts & object,
): Context => {
  const { headers } = request;
  const log = requestLog(rootLog, traceId);
  const errors = errorCatalogue({ language, contactEmail: config.contactEmail, traceId });
  const sessionId = headers.get('x-session-id');
  const token = tokenIn(headers.get('authorization'));
  let read: Promise<Bearer> | undefined;
  const bearer = () => (read ??= readBearer(token));
  const calls = callBudget(config.maxCalls);
  const answer: Context['answer'] = { personal: false, until: Infinity, reads: [], degraded: null };
  // From now on, whenever the first call is made.
  const patience = patienceOf(headers.get('x-patience'));
  const early: EarlyReads = new Map();
  const senderOf = (onWrite: () => void) =>
    restSender({
      config,
      language,
      errors,
      calls,
      log,
      sessionId: sessionId !== null && sessionPattern.test(sessionId) ? sessionId : null,
      bearer,
      clientOf: () => request.signal,
      traceparent: () => traceparentOf(traceId),
      traceCall: span?.callSpan ?? null,
      transport,
      patience,
      shared,
      guards,
      takeRate: async (write) => rates.take(write, { address: clientIp, account: accountOf(await bearer()) }),
      clientIp,
      inSearchTurn: (limit, search) => searches(clientIp, limit, search),
      onChange: (changed) => onChange(request, changed),
      onWrite,
      onFault: (upstream) => {
        answer.degraded = new Set(answer.degraded).add(upstream);
      },
      onRead: (until, made) => {
        answer.until = Math.min(answer.until, until);
        if (made === null) answer.reads = null;
        else answer.reads?.push(made);
      },
      early,
    });
  return {
    language,
    bot: isFromBot({ fromProxy }, headers),
    clientIp,
    pictureBase: config.pictureBase,
    errors,
    answer,
    calls,
    bearer,
    log,
    traceId,
    repeatReads: (reads) => senderOf(() => undefined).repeat(reads),
    loaders: requestLoaders((forget) => ({
      rest: restClient(senderOf(forget)),
      batchIds: config.batchIds,
      ipLookupUrl: config.upstreams.ipLookup,
    })),
  };
};
