// One address of the site, asked as a search engine would.
import { pageFacts } from './pageFacts.mjs';

const userAgent = 'Mozilla/5.0 (compatible; citygigs-crawl/1.0; crawler)';
const PATIENCE_MS = 60_000;

const ask = async (url) => {
  const answer = await fetch(url, {
    redirect: 'manual',
    headers: { 'user-agent': userAgent, accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    location: location === null ? null : new URL(location, url).href,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  };
};

/** Follows redirects by hand: where they end, how many there were, and what the page there says. */
export const visit = async (url) => {
  let hops = 0;
  let at = url;
  let answer = await ask(at);
  while (answer.location !== null && hops < 5) {
    hops += 1;
    at = answer.location;
    answer = await ask(at);
  }
  const isPage = answer.status === 200 && answer.type.startsWith('text/html');
  return { status: answer.status, hops, at, facts: isPage ? pageFacts(answer.text, at) : null };
};

/** The text of a file for programs. */
export const textOf = async (url) => {
  const { status, text } = await ask(url);
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
  return text;
};
