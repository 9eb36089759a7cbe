import type { CatalogueError } from '../errors/catalogue.ts';

/** A rejected field of a 422 answer. */
export interface FieldFault {
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
}

/** How a call ended. Only `failed` is shown to visitors. */
export type Outcome<T> =
  | { readonly kind: 'answered'; readonly data: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'rejected'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'failed'; readonly error: CatalogueError };

const isText = (value: unknown): value is string => typeof value === 'string';

/** The field faults of a 422 body, without entries of another shape. */
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
