// The CPU that pages take when browsers ask for them: rendered, kept, and a static file of the same process.
import { browserHeaders as headers } from './browserHeaders.mjs';
import { measureRounds } from '../measure/rounds.mjs';

const connections = 8;
/** The script of the pages, as an example of a static file. */
const staticFileOf = async (origin) => {
  const html = await (await fetch(`${origin}/`, { headers })).text();
  return /<script[^>]+src="([^"]+)"/.exec(html)[1];
};

/** Throws unless the page is what a browser can show, compressed. */
const requirePage = async (origin, path) => {
  const response = await fetch(origin + path, { headers });
  const encoding = response.headers.get('content-encoding');
  const html = await response.text();
  if (response.status !== 200 || encoding === null || !html.includes('</html>'))
    throw new Error(`${path} answered ${response.status}, encoding ${encoding}`);
};

/** @returns for each page the figures of the rendering and the keeping site, and of the static file */
export const measurePages = async ({ cold, kept, gateway }, paths, { load, ...settings }) => {
  const file = await staticFileOf(kept.origin);
  const measurements = [];
  for (const path of paths) {
    const request = { path, headers };
    for (const { origin } of [cold, kept]) await requirePage(origin, path);
    const targets = [
      { ...cold, name: 'cold', helper: gateway.pid, request },
      { ...kept, name: 'kept', helper: gateway.pid, request },
      { ...kept, name: 'file', request: { path: file, headers } },
    ];
    const figures = await measureRounds(targets, load, { connections, ...settings });
    measurements.push({ path, ...figures });
  }
  return measurements;
};
