/** A report to the site's own `/report`, where the server logs it as one line. */
export interface Report {
  readonly level: 'error' | 'warning';
  readonly message: string;
  readonly stack?: string;
  readonly context?: Readonly<Record<string, unknown>>;
  readonly url?: string;
}

// Limits the reports per page, so that a page that fails repeatedly does not flood the server.
const maxPerPage = 20;
const sent = new Set<string>();

let deliver = (report: Report): void => {
  if (typeof window === 'undefined') {
    // oxlint-disable-next-line no-console -- the server's reports are lines of its log
    console.error(JSON.stringify({ level: report.level, report }));
    return;
  }
  const body = JSON.stringify(report);
  if (!navigator.sendBeacon?.('/report', new Blob([body], { type: 'application/json' }))) {
    void fetch('/report', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => undefined);
  }
};

/**
 * Replaces how reports are sent, for tests.
 * @internal
 */
export const setReportDelivery = (next: (report: Report) => void): void => {
  deliver = next;
  sent.clear();
};

const isNew = (key: string): boolean => {
  if (typeof window === 'undefined') return true;
  if (sent.has(key) || sent.size >= maxPerPage) return false;
  sent.add(key);
  return true;
};

const send = (
  level: Report['level'],
  problem: unknown,
  context?: Readonly<Record<string, unknown>>,
): void => {
  const error = problem instanceof Error ? problem : undefined;
  if (!isNew(`${level} ${String(problem)} ${JSON.stringify(context)}`)) return;
  deliver({
    level,
    message: error ? error.message : String(problem),
    ...(error?.stack === undefined ? {} : { stack: error.stack.slice(0, 4000) }),
    ...(context === undefined ? {} : { context }),
    ...(typeof window === 'undefined' ? {} : { url: window.location.pathname }),
  });
};

export const reportError = (error: unknown, context?: Readonly<Record<string, unknown>>): void =>
  send('error', error, context);

/** Reports something unexpected that did no harm. */
export const reportWarning = (warning: unknown, context?: Readonly<Record<string, unknown>>): void =>
  send('warning', warning, context);
