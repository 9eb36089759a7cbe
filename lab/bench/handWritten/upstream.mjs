// How the hand-written handlers and the peers call the services: by undici's pool, the fastest client of Node. Its
// `dispatch` is for makers of clients; the handlers use it if `CLIENT` says so, which shows how much is left.
import { Pool } from 'undici';

const pool = new Pool(process.env.UPSTREAM, { connections: 128, keepAliveTimeout: 10_000 });
const headers = { accept: 'application/json' };

const byRequest = async (path) => {
  const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
  if (statusCode === 200) return body.json();
  await body.dump();
  if (statusCode === 404) return null;
  throw new Error(`The services answered ${statusCode}`);
};

const byDispatch = (path) =>
  new Promise((resolve, reject) => {
    const chunks = [];
    let status;
    pool.dispatch(
      { method: 'GET', path, headers },
      {
        onRequestStart: () => {},
        onResponseStart: (_controller, statusCode) => {
          status = statusCode;
        },
        onResponseData: (_controller, chunk) => chunks.push(chunk),
        onResponseEnd: () => {
          if (status === 200) resolve(JSON.parse(Buffer.concat(chunks).toString()));
          else if (status === 404) resolve(null);
          else reject(new Error(`The services answered ${status}`));
        },
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });

const read = process.env.CLIENT === 'dispatch' ? byDispatch : byRequest;

/** @returns a function that reads a path of the web API in the language; null if there is nothing */
export const readIn = (language) => (path) => read(`/web-api/${language}${path}`);
