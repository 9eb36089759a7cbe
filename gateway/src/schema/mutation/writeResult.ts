import type { Outcome } from '../../rest/outcome.ts';
import type { UserErrorCode } from './userErrorCode.ts';
import type { UserError } from './userError.ts';

/** The parts of a mutation's payload. */
export interface WriteResult<T> {
  readonly row: T | null;
  readonly userErrors: readonly UserError[];
}

type Codes = Readonly<Record<number, UserErrorCode>>;

/** What the statuses mean by which a service refuses a write for good, without naming a field. */
const codeOfStatus: Codes = {
  400: 'invalid',
  404: 'not_found',
  409: 'conflict',
  410: 'expired',
  413: 'too_large',
  422: 'invalid',
};

/** The codes that concern what the write is about; the others concern the whole input. */
const ofSubject: ReadonlySet<string> = new Set<UserErrorCode>(['not_found', 'expired', 'too_large']);

/**
 * Returns the row that was written, or why the service refuses to write it; throws when the write failed for now. A
 * service's hourly limit is a user error, because its text says when to try again.
 * @param subject the input field that names what the write is about, such as its offer
 * @param meanings what statuses mean for this write, where that is more than for others
 */
export const writeResult = <T>(
  outcome: Outcome<T>,
  subject: string | null = null,
  meanings: Codes = {},
): WriteResult<T> => {
  if (outcome.kind === 'answered') return { row: outcome.data, userErrors: [] };
  if (outcome.kind === 'failed') {
    const limited = tooManyRequests(outcome);
    // What the gateway itself limits is an error of the whole mutation.
    if (limited === null || outcome.error.extensions['code'] !== 'UPSTREAM_ERROR') throw outcome.error;
    return { row: null, userErrors: [limited] };
  }
  if (outcome.kind === 'rejected') return { row: null, userErrors: outcome.faults };
  const code = meanings[outcome.status] ?? codeOfStatus[outcome.status] ?? 'refused';
  const message = `The service refuses with status ${outcome.status}.`;
  return { row: null, userErrors: [{ field: ofSubject.has(code) ? subject : null, code, message }] };
};

/** The same for a write whose failure is not shown to the visitor. */
export const silentWriteResult = <T>(
  outcome: Outcome<T>,
  ...naming: [subject?: string | null, meanings?: Codes]
): WriteResult<T> => {
  if (outcome.kind === 'failed') throw outcome.error.silently();
  return writeResult(outcome, ...naming);
};

/** The user error of a 429; null for every other outcome. */
export const tooManyRequests = (outcome: Outcome<unknown>): UserError | null =>
  outcome.kind === 'failed' && outcome.error.extensions['status'] === 429
    ? { field: null, code: 'too_many_requests', message: outcome.error.message }
    : null;
