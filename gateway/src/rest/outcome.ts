import type { CatalogueError } from '../errors/catalogue.ts';

/** A rejected field, as a service names it. */
export interface FieldFault {
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
}

/** How a call ended. Only `failed` is shown to visitors. */
export type Outcome<T> =
  | { readonly kind: 'answered'; readonly data: T }
  | { readonly kind: 'rejected'; readonly faults: readonly FieldFault[] }
  /** The service refuses for good, without naming a field: 404 of a read, and of a write also other statuses. */
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'failed'; readonly error: CatalogueError };

const isText = (value: unknown): value is string => typeof value === 'string';

/** The field faults of the body of a refusal, without entries of another shape. */
export const faultsOf = (body: unknown): FieldFault[] => {
  const errors: unknown = typeof body === 'object' && body !== null && 'errors' in body ? body.errors : [];
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { field, code, message } = entry as Record<string, unknown>;
    if (!isText(message)) return [];
    return [{ field: isText(field) ? field : null, code: isText(code) ? code : 'invalid', message }];
  });
};

/** Ends calls whose client has disconnected. It is no fault and is not logged as one. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected';
}
