// Requests one address of the site as a search engine does: waits for slow answers, and retries when the site is busy.
import { setTimeout as pause } from 'node:timers/promises';
import { pageFacts } from './pageFacts.mjs';

const userAgent = 'Mozilla/5.0 (compatible; citygigs-crawl/1.0; crawler)';
const patienceMs = 60_000;
const mostRedirects = 5;
/** Pauses before each retry. */
const pausesMs = [500, 1000, 2000, 4000];
const longestPauseMs = 10_000;
const busyStatuses = new Set([429, 502, 503, 504]);

const askOnce = async (url) => {
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { 'user-agent': userAgent, accept: 'text/html' },
    signal: AbortSignal.timeout(patienceMs),
  });
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    location: location === null ? null : new URL(location, url).href,
    type: answer.headers.get('content-type') ?? '',
    wished: Number(answer.headers.get('retry-after')) * 1000,
    text: await answer.text(),
  };
};

/** The answer, or the last one after all retries; `retries` is their number. */
export const ask = async (url, pauses = pausesMs) => {
  for (let retries = 0; ; retries += 1) {
    const isLast = retries >= pauses.length;
    let wished = 0;
    try {
      const answer = await askOnce(url);
      if (isLast || !busyStatuses.has(answer.status)) return { ...answer, retries };
      ({ wished } = answer);
    } catch (error) {
      if (isLast) throw error;
    }
    await pause(Math.min(longestPauseMs, Math.max(pauses[retries], wished || 0)));
  }
};

/** Follows redirects one by one: returns where they end, how many there were, and the page there. */
export const visit = async (url) => {
  let hops = 0;
  let at = url;
  let answer = await ask(at);
  let { retries } = answer;
  while (answer.location !== null && hops < mostRedirects) {
    hops += 1;
    at = answer.location;
    answer = await ask(at);
    retries += answer.retries;
  }
  const isPage = answer.status === 200 && answer.type.startsWith('text/html');
  return { status: answer.status, hops, at, retries, facts: isPage ? pageFacts(answer.text, at) : null };
};

/** The text of a file such as robots.txt or a sitemap. */
export const textOf = async (url) => {
  const { status, text } = await ask(url);
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
  return text;
};
