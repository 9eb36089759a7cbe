import type { Logger } from 'pino';
import { tokenIn, type Bearer, type ReadBearer } from '../auth/bearer.ts';
import type { Context } from '../builder/context.ts';
import type { Config } from '../config/parseConfig.ts';
import { errorCatalogue } from '../errors/catalogue.ts';
import { requestLoaders } from '../loaders/requestLoaders.ts';
import { callBudget } from '../rest/callBudget.ts';
import { patienceOf } from '../rest/patience.ts';
import { restClient } from '../rest/restClient.ts';
import { restSender } from '../rest/restSender.ts';
import { clientClass } from '../rules/clientClass.ts';
import type { Arrival } from './request/arrival.ts';

interface ContextOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly readBearer: ReadBearer;
}

const sessionPattern = /^[\w.:-]{1,200}$/;

/** Builds the context of one request. */
export const requestContext = (
  { config, log: rootLog, readBearer }: ContextOptions,
  { traceId, language, clientIp, fromProxy }: Arrival,
  { headers, signal }: Pick<Request, 'headers' | 'signal'>,
): Context => {
  const log = rootLog.child({ traceId });
  const errors = errorCatalogue({ language, contactEmail: config.contactEmail, traceId });
  const sessionId = headers.get('x-session-id');
  const fromSite = fromProxy ? headers.get('x-client-class') : null;
  const token = tokenIn(headers.get('authorization'));
  let read: Promise<Bearer> | undefined;
  const bearer = () => (read ??= readBearer(token));
  const calls = callBudget(config.maxCalls);
  const sender = restSender({
    config,
    language,
    errors,
    calls,
    log,
    sessionId: sessionId !== null && sessionPattern.test(sessionId) ? sessionId : null,
    bearer,
    signal,
    patience: patienceOf(headers.get('x-patience')),
  });
  return {
    language,
    bot: clientClass({ fromSite, userAgent: headers.get('user-agent') }) === 'bot',
    clientIp,
    errors,
    answer: { personal: false },
    calls,
    bearer,
    log,
    traceId,
    loaders: requestLoaders({
      rest: restClient(sender),
      batchIds: config.batchIds,
      ipLookupUrl: config.upstreams.ipLookup,
      clientIp,
    }),
  };
};
