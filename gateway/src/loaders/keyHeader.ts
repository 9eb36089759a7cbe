/** The header that makes a repeated write harmless; none for a write that came without a key. */
export const keyHeader = (idempotencyKey: string | null | undefined): Readonly<Record<string, string>> =>
  typeof idempotencyKey === 'string' ? { 'idempotency-key': idempotencyKey } : {};
