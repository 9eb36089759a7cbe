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
    throw new Error(`The gateway at ${url} cannot be reached: ${error.cause?.message ?? error.message}`);
  });
  return { status: response.status, text: await response.text() };
};

/** Sends a query and returns its data. */
export const query = async (gateway, document, variables, language) => {
  const { text } = await post(`${gateway}?lang=${language}`, {}, { query: document, variables });
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(`The sample data cannot be read: ${errors[0].message}`);
  return data;
};

/** Timeouts are retried, because they depend on the load of the machine and not on the version. */
const maxAttempts = 3;

const isTimeout = ({ errors }) => errors.some(({ extensions }) => extensions.code === 'TIMEOUT');

/** Sends an operation as the site does, and returns the normalised answer. */
export const sendAsSite = async (gateway, { id, name }, { variables, language, client }, attempt = 1) => {
  const headers = { 'x-operations': 'persisted', 'x-client-class': client };
  const { status, text } = await post(`${gateway}?lang=${language}`, headers, { id, variables });
  if (text.includes('PERSISTED_OPERATION_NOT_FOUND'))
    throw new Error(
      `The gateway does not know the operation ${name}: pass the file of its own version as --operations.`,
    );
  const answer = { status, ...normalize(text) };
  return isTimeout(answer) && attempt < maxAttempts
    ? sendAsSite(gateway, { id, name }, { variables, language, client }, attempt + 1)
    : answer;
};
