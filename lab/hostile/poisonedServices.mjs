// A proxy between the gateway and the services that replaces the texts of all answers.
import { once } from 'node:events';
import { createServer } from 'node:http';

/** A city has a code, too, but a slug of its own. */
const isCountry = (row) => 'countryCode' in row && !('slug' in row);

/** Always the same, because it makes the addresses of a country. */
const countryName = ({ countryCode }) => `${countryCode} <img src=x onerror=alert(1)>`;

const replaceTexts = (value, isText, textFor, name = '') => {
  if (Array.isArray(value)) return value.map((each) => replaceTexts(each, isText, textFor, name));
  if (typeof value === 'string') return isText(name) ? textFor(name) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      isCountry(value) && key === 'name' ? countryName(value) : replaceTexts(each, isText, textFor, key),
    ]),
  );
};

/** @returns its origin, and a function that ends it */
export const startPoisonedServices = async (services, { isText, textFor }) => {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    try {
      const answer = await fetch(services + request.url, {
        method: request.method,
        headers: {
          accept: 'application/json',
          'content-type': request.headers['content-type'] ?? 'application/json',
        },
        ...(body.length > 0 && { body }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      const poisoned = isJson ? JSON.stringify(replaceTexts(JSON.parse(text), isText, textFor)) : text;
      response.writeHead(answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      response.end(poisoned);
    } catch {
      response.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
