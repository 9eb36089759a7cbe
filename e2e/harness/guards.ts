import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test';

/** Watches the browser for warnings, errors and requests that should not happen. */
export interface Guards {
  /** Ignores one kind of problem in this test; the reason documents why. */
  readonly allow: (problem: RegExp, reason: string) => void;
  /** Watches a context that the test opened itself or shares with other tests. */
  readonly watch: (context: BrowserContext) => void;
  /** Watches no context from now on, and so ignores the end of requests when one closes. */
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
  const watches: (() => void)[] = [];
  const noteMessage = (message: ConsoleMessage) => {
    const type = message.type();
    if ((type !== 'error' && type !== 'warning') || customEndpoint.test(message.text())) return;
    seen.push(`console ${type}: ${message.text()} (${message.location().url})`);
  };
  const noteError = (error: WebError) =>
    seen.push(`page error: ${error.error().stack ?? error.error().message}`);
  const noteRequest = (request: Request) => {
    const url = request.url();
    if (request.method() === 'POST' && new URL(url).pathname === '/report') reports += 1;
    if (!local.test(url) && !origins.includes(new URL(url).origin)) seen.push(`request to ${url}`);
  };
  return {
    allow: (problem) => allowed.push(problem),
    watch: (context) => {
      context.on('console', noteMessage).on('weberror', noteError).on('request', noteRequest);
      watches.push(() =>
        context.off('console', noteMessage).off('weberror', noteError).off('request', noteRequest),
      );
    },
    stop: () => {
      for (const end of watches.splice(0)) end();
    },
    reportsSent: () => reports,
    problems: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
};
