// Sends operations to a gateway.
import { normalize } from './normalize.mjs';

const timeoutMs = 120_000;

const post = async (url, headers, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error) => {
    throw new Error(`The gateway at ${url} does not answer: ${error.cause?.message ?? error.message}`);
  });
  return { status: response.status, text: await response.text() };
};

/** Sends a query of our own and returns its data. */
export const query = async (gateway, document, variables, language) => {
  const { text } = await post(`${gateway}?lang=${language}`, {}, { query: document, variables });
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(`The sample world cannot be read: ${errors[0].message}`);
  return data;
};

/** Asks again when a busy machine was too slow: that says nothing of the version. */
const mostAttempts = 3;

const isTimeout = ({ errors }) => errors.some(({ extensions }) => extensions.code === 'TIMEOUT');

/** Sends an operation of the site as the site does, and returns the answer without what differs between runs. */
export const askAsSite = async (gateway, { id, name }, { variables, language, client }, attempt = 1) => {
  const headers = { 'x-operations': 'persisted', 'x-client-class': client };
  const { status, text } = await post(`${gateway}?lang=${language}`, headers, { id, variables });
  if (text.includes('PERSISTED_OPERATION_NOT_FOUND'))
    throw new Error(
      `The gateway does not know the operation ${name}: pass the file of its own version as --operations.`,
    );
  const answer = { status, ...normalize(text) };
  return isTimeout(answer) && attempt < mostAttempts
    ? askAsSite(gateway, { id, name }, { variables, language, client }, attempt + 1)
    : answer;
};
