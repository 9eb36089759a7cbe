import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Sends a request over kept connections. @returns status, headers, text, and how long it took */
export const send = async (url, { method = 'GET', headers = {}, body, signal } = {}) => {
  const started = performance.now();
  const request = httpRequest(url, { agent, method, headers, signal });
  request.end(body);
  const [response] = await once(request, 'response');
  const chunks = await response.toArray();
  return {
    status: response.statusCode,
    headers: response.headers,
    text: Buffer.concat(chunks).toString('utf8'),
    ms: performance.now() - started,
  };
};

/** Sends a GraphQL request as JSON. */
export const post = (url, body, headers = {}) =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The codes of the errors of an answer; `none` for an error without one. */
export const codesOf = ({ text }) => {
  try {
    return (JSON.parse(text).errors ?? []).map(({ extensions }) => extensions?.code ?? 'none');
  } catch {
    return ['not JSON'];
  }
};
