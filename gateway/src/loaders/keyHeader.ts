/** The header that makes a repeated write idempotent; none for a write without a key. */
export const keyHeader = (idempotencyKey: string | null | undefined): Readonly<Record<string, string>> =>
  typeof idempotencyKey === 'string' ? { 'idempotency-key': idempotencyKey } : {};
