import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { processRegularResult, type YogaServerInstance } from 'graphql-yoga';
import type { Context } from '../../builder/context.ts';
import type { Config } from '../../config/parseConfig.ts';
import { single, type RequestMeta, type ServerContext } from '../request/requestMeta.ts';
import { changedHeader } from '@citygigs/server/purging/changedHeader.ts';
import type { ChangedIds } from '../request/changedIds.ts';
import { isFromBot, isSiteRequest, type RequestFacts } from '../request/requestFacts.ts';
import type { CachedAnswers } from './cachedAnswers.ts';
import {
  knownOperation,
  type DocumentSources,
  type FastParameters,
  type KnownOperation,
} from './knownOperation.ts';
import { mediaTypeFor, type MediaType } from './mediaType.ts';

interface FrontOptions extends DocumentSources {
  readonly answers: CachedAnswers;
  readonly config: Pick<Config, 'operations'>;
  /** What the writes of requests have changed. */
  readonly changed: Pick<ChangedIds, 'headerOf'>;
  /** Called for each operation that is answered with a cached answer. */
  readonly onCached: ((operation: KnownOperation) => void) | null;
}

type Yoga = YogaServerInstance<ServerContext, Context>;

const isPlainPost = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  /^\/graphql(?:\?|$)/.test(url ?? '') &&
  /^application\/json\s*(?:;|$)/i.test(headers['content-type'] ?? '');

/** Aborts when a response is closed before its end. */
const abortedBy = (response: ServerResponse): AbortController => {
  const client = new AbortController();
  if (response.closed) client.abort();
  response.once('close', () => {
    if (!response.writableFinished) client.abort();
  });
  return client;
};

/**
 * The facts of a request that hooks and the context read. Its signal aborts when the client disconnects, and is made for the first
 * call. A class, because V8 keeps each object literal with a getter until it marks the whole heap.
 */
class FastRequest implements RequestFacts {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: RequestFacts['headers'];
  readonly #response: ServerResponse;
  #client: AbortController | undefined;

  constructor({ headers, method, url }: IncomingMessage, response: ServerResponse) {
    this.method = method;
    this.url = url;
    this.headers = { get: (name) => single(headers[name]) };
    this.#response = response;
  }

  get signal(): AbortSignal {
    this.#client ??= abortedBy(this.#response);
    return this.#client.signal;
  }
}

const send = (response: ServerResponse, status: number, type: string, body: string | Buffer): void => {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
};

const isContext = (value: unknown): value is Context =>
  typeof value === 'object' && value !== null && 'answer' in value && 'loaders' in value;

const typeOf = (media: MediaType): string => `${media}; charset=utf-8`;

const sendErrors = async (
  response: ServerResponse,
  result: ExecutionResult,
  media: MediaType,
  { fetchAPI }: Yoga,
): Promise<void> => {
  // The status of an answer with errors follows from the errors and the media type.
  const answer = processRegularResult(result, fetchAPI, media);
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  send(response, answer.status, answer.headers.get('content-type') ?? media, await answer.text());
};

/**
 * Answers most requests without Yoga's HTTP layer: a POST of JSON whose document is known to be valid and within the limits.
 * It runs with all of Yoga's plugins. The returned function resolves to false for all other requests, which Yoga answers.
 */
export const fastFront = (
  yoga: Yoga,
  { config, accepted, findSiteOperation, answers, changed, onCached }: FrontOptions,
) => {
  const open = config.operations === 'open';
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    requestMeta: RequestMeta,
    body: FastParameters,
  ): Promise<boolean> => {
    if (!isPlainPost(request)) return false;
    const media = mediaTypeFor(request.headers.accept);
    if (media === null) return false;
    const facts = new FastRequest(request, response);
    const operation = knownOperation(body, open && !isSiteRequest(facts), { accepted, findSiteOperation });
    if (operation === null) return false;
    const { document, variables, operationName } = operation;
    // Whoever sends a token may get other answers.
    const cached =
      request.headers.authorization === undefined
        ? answers.find({
            operation,
            language: requestMeta.language,
            bot: isFromBot(requestMeta, facts.headers),
            media,
          })
        : undefined;
    if (cached?.body) {
      onCached?.(operation);
      send(response, 200, typeOf(media), cached.body);
      return true;
    }
    const enveloped = yoga.getEnveloped({
      requestMeta,
      request: facts,
      params: { variables, operationName },
    });
    const contextValue: unknown = await enveloped.contextFactory();
    if (!isContext(contextValue)) throw new TypeError('Yoga did not make the context');
    contextValue.log.debug({ operationName }, 'answered on the fast path');
    const unchanged = await cached?.repeat(contextValue.repeatReads);
    if (response.destroyed) return true;
    if (unchanged) {
      onCached?.(operation);
      send(response, 200, typeOf(media), unchanged);
      return true;
    }
    const result = (await enveloped.execute({
      schema: enveloped.schema as never,
      document,
      contextValue,
      variableValues: variables,
      operationName,
    })) as ExecutionResult;
    if (response.destroyed) return true;
    const ids = operation.isQuery ? null : changed.headerOf(facts);
    if (ids !== null) response.setHeader(changedHeader, ids);
    if (result.errors !== undefined) {
      await sendErrors(response, result, media, yoga);
      return true;
    }
    const text = JSON.stringify(result);
    cached?.keep(result, contextValue.answer, text);
    send(response, 200, typeOf(media), text);
    return true;
  };
};
