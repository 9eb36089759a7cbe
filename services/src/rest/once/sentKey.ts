import { createHash } from 'node:crypto';
import { unprocessable } from '../httpProblem.ts';

/** The idempotency key of a write and the hash of its input, as they are stored beside what it wrote; both null without a key. */
export interface SentKey {
  readonly idempotencyKey: string | null;
  readonly inputHash: string | null;
}

interface KeyHeaders {
  readonly 'idempotency-key'?: string | undefined;
}

/**
 * `input` is what the sender wants to be written. Leave out what may differ when the same request is sent again later: the session, the
 * language, and the way on which a visitor came.
 */
export const sentKeyOf = (
  headers: KeyHeaders,
  input: Readonly<Record<string, string | number | object | null | undefined>>,
): SentKey => {
  const idempotencyKey = headers['idempotency-key']?.toLowerCase() ?? null;
  if (idempotencyKey === null) return { idempotencyKey, inputHash: null };
  const given = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const inputHash = createHash('sha256')
    .update(JSON.stringify([idempotencyKey, given]))
    .digest('hex');
  return { idempotencyKey, inputHash };
};

export const reusedKey = () =>
  unprocessable({
    field: 'idempotency-key',
    code: 'reused',
    message: 'This key was sent with another input before. Make a new one for each write.',
  });

/** A key belongs to the input that it was first sent with. */
export const assertSameInput = (stored: { readonly inputHash: string | null }, sent: SentKey): void => {
  if (stored.inputHash !== null && stored.inputHash !== sent.inputHash) throw reusedKey();
};
