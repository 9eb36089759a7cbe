import type { BrowserContext } from '@playwright/test';

/** Watches the browser for warnings, errors and requests that should not happen. */
export interface Guards {
  /** Ignores one kind of problem in this test; the reason documents why. */
  readonly allow: (problem: RegExp, reason: string) => void;
  /** Watches a context that the test opened itself. */
  readonly watch: (context: BrowserContext) => void;
  /** Ignores what happens from now on, such as the end of requests when the context closes. */
  readonly stop: () => void;
  /** How many reports the browser sent to the site. */
  readonly reportsSent: () => number;
  /** The problems seen and not allowed. */
  readonly problems: () => readonly string[];
}

/** Said by aws-amplify wherever accounts are not at Amazon. */
const customEndpoint =
  /You are using a custom Amazon Amazon Cognito (?:User|Identity) Pool endpoint, ensure the endpoint is correct/;

const local = /^(data|blob|about|chrome-error):/;

/** Creates guards that know which origins a page may request. */
export const createGuards = (origins: readonly string[]): Guards => {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  let reports = 0;
  let isWatching = true;
  const note = (problem: string) => {
    if (isWatching) seen.push(problem);
  };
  return {
    allow: (problem) => allowed.push(problem),
    watch: (context) => {
      context.on('console', (message) => {
        const type = message.type();
        if ((type !== 'error' && type !== 'warning') || customEndpoint.test(message.text())) return;
        note(`console ${type}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`));
      context.on('request', (request) => {
        const url = request.url();
        if (request.method() === 'POST' && new URL(url).pathname === '/report') reports += 1;
        if (!local.test(url) && !origins.includes(new URL(url).origin)) note(`request to ${url}`);
      });
    },
    stop: () => {
      isWatching = false;
    },
    reportsSent: () => reports,
    problems: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
};
