import type { ServerResponse } from 'node:http';
import type { Config } from '../../config/parseConfig.ts';
import { errorCatalogue } from '../../errors/catalogue.ts';
import { sendJson } from './sendJson.ts';
import type { RequestMeta } from '../request/requestMeta.ts';

/** When to send a refused request again, in seconds. */
const retryAfter = 2;

/** Answers a request that the gateway is too busy for, before its body is read. */
export const refuseRequest = (
  response: ServerResponse,
  { language, traceId }: RequestMeta,
  { contactEmail }: Pick<Config, 'contactEmail'>,
): void => {
  const { message, extensions } = errorCatalogue({ language, contactEmail, traceId }).overloaded();
  response.setHeader('retry-after', retryAfter);
  sendJson(response, 503, { errors: [{ message, extensions: { ...extensions, retryAfter } }] });
};
