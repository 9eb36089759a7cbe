// Requests an address as a search engine does: waits for slow answers, and retries while the site is busy.
import { setTimeout as pause } from 'node:timers/promises';
import { pageFacts } from './pageFacts.mjs';

const userAgent = 'Mozilla/5.0 (compatible; citygigs-crawl/1.0; crawler)';
const timeoutMs = 60_000;
const maxRedirects = 5;
/** Pauses before each retry. */
const pausesMs = [500, 1000, 2000, 4000];
const maxPauseMs = 10_000;
const busyStatuses = new Set([429, 502, 503, 504]);

const fetchOnce = async (url) => {
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { 'user-agent': userAgent, accept: 'text/html' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    location: location === null ? null : new URL(location, url).href,
    type: answer.headers.get('content-type') ?? '',
    retryAfterMs: Number(answer.headers.get('retry-after')) * 1000,
    text: await answer.text(),
  };
};

/** Returns the first successful answer, or the last one; `retries` is the number of retries. */
export const fetchWithRetries = async (url, pauses = pausesMs) => {
  for (let retries = 0; ; retries += 1) {
    const isLast = retries >= pauses.length;
    let retryAfterMs = 0;
    try {
      const answer = await fetchOnce(url);
      if (isLast || !busyStatuses.has(answer.status)) return { ...answer, retries };
      ({ retryAfterMs } = answer);
    } catch (error) {
      if (isLast) throw error;
    }
    await pause(Math.min(maxPauseMs, Math.max(pauses[retries], retryAfterMs || 0)));
  }
};

/** Follows redirects; returns the final address, the number of redirects, and the facts of the page. */
export const visit = async (url) => {
  let hops = 0;
  let at = url;
  let answer = await fetchWithRetries(at);
  let { retries } = answer;
  while (answer.location !== null && hops < maxRedirects) {
    hops += 1;
    at = answer.location;
    answer = await fetchWithRetries(at);
    retries += answer.retries;
  }
  const isPage = answer.status === 200 && answer.type.startsWith('text/html');
  return { status: answer.status, hops, at, retries, facts: isPage ? pageFacts(answer.text, at) : null };
};

/** Fetches a file such as robots.txt or a sitemap. */
export const textOf = async (url) => {
  const { status, text } = await fetchWithRetries(url);
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
  return text;
};
