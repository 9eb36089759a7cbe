// How the peers call the services: undici's pool, the fastest client of Node.
import { Pool } from 'undici';

const pool = new Pool(process.env.UPSTREAM, { connections: 128, keepAliveTimeout: 10_000 });
const headers = { accept: 'application/json' };

/** @returns a function that reads a path of the web API in the language; null if there is nothing */
export const readIn = (language) => async (path) => {
  const { statusCode, body } = await pool.request({
    method: 'GET',
    path: `/web-api/${language}${path}`,
    headers,
  });
  if (statusCode === 200) return body.json();
  await body.dump();
  if (statusCode === 404) return null;
  throw new Error(`The services answered ${statusCode}`);
};
