import { json, type Reply } from './fakeRest.ts';

const raw =
  (status: number, type: string, text: string): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(text);

/** A fault of a call, and the status that describes it. */
export interface Fault {
  readonly answer: Reply;
  readonly status: number;
  /** The requirement that defines the error. */
  readonly row: string;
}

export const fieldFault = { field: 'a', code: 'b', message: 'c' };

/** Every fault of a call. */
export const faults: Readonly<Record<string, Fault>> = {
  'a time-out': { answer: () => undefined, status: 504, row: 'R8.01' },
  400: { answer: json(400), status: 400, row: 'R8.06' },
  401: { answer: json(401), status: 401, row: 'R8.03' },
  403: { answer: json(403), status: 403, row: 'R8.03' },
  404: { answer: json(404), status: 404, row: 'R8.04' },
  408: { answer: json(408), status: 408, row: 'R8.06' },
  409: { answer: json(409), status: 409, row: 'R8.06' },
  410: { answer: json(410), status: 410, row: 'R8.06' },
  413: { answer: json(413), status: 413, row: 'R8.06' },
  418: { answer: json(418), status: 418, row: 'R8.06' },
  422: { answer: json(422, { errors: [fieldFault] }), status: 422, row: 'R8.05' },
  429: { answer: json(429), status: 429, row: 'R8.06' },
  500: { answer: json(500), status: 500, row: 'R8.06' },
  502: { answer: json(502), status: 502, row: 'R8.06' },
  'a connection reset': { answer: (response) => response.destroy(), status: 502, row: 'R8.06' },
  'broken JSON': { answer: raw(200, 'application/json', '{"items": ['), status: 502, row: 'R8.06' },
  HTML: { answer: raw(200, 'text/html', '<h1>Hello</h1>'), status: 502, row: 'R8.06' },
  'an empty answer': { answer: raw(200, 'application/json', ''), status: 502, row: 'R8.06' },
  'a wrong type': { answer: json(200, 'text'), status: 502, row: 'R8.06' },
};

/** The user error of a write for each status by which its service refuses it for good without naming a field. */
export const refusals: ReadonlyMap<number, { readonly code: string; readonly message: string }> = new Map([
  [400, { code: 'INVALID', message: 'This is not valid.' }],
  [404, { code: 'NOT_FOUND', message: 'This no longer exists.' }],
  [409, { code: 'CONFLICT', message: 'This has changed in the meantime. Reload the page and check it.' }],
  [410, { code: 'EXPIRED', message: 'This link no longer works. Ask for a new one.' }],
  [413, { code: 'TOO_LARGE', message: 'This is too large.' }],
  [418, { code: 'REFUSED', message: 'This couldn’t be accepted. Sending it again won’t help.' }],
]);

/** Whether clients are told to send the request again. */
const isRetryable = (status: number): boolean => [408, 429].includes(status) || status >= 500;

const help = 'Please try again later or contact us at help@site.example.';

interface Failure {
  readonly status: number;
  readonly authorised: boolean;
  /** The message of the call, which replaces the two general sentences. */
  readonly own?: { readonly message: string; readonly messageKey: string } | undefined;
}

/** The error of a failure that is not silenced, as the specification defines it. */
export const expectedError = ({ status, authorised, own }: Failure) => {
  if (status === 504)
    return {
      message: `Request timeout. ${help}`,
      code: 'TIMEOUT',
      status,
      messageKey: 'error.timeout',
      retryable: true,
    };
  if (authorised && (status === 401 || status === 403)) {
    const text = status === 401 ? 'Unauthorized' : 'Forbidden';
    return {
      message: `${text}. Please sign in again.`,
      code: 'UNAUTHENTICATED',
      status,
      messageKey: 'error.signIn',
    };
  }
  return {
    message: `${own?.message ?? `Cannot load data. Request error #${status}.`} ${help}`,
    code: 'UPSTREAM_ERROR',
    status,
    messageKey: own?.messageKey ?? 'error.load',
    ...(isRetryable(status) ? { retryable: true } : {}),
  };
};
