import type { CatalogueError, ErrorCatalogue } from '../../errors/catalogue.ts';
import type { Outcome } from '../../rest/outcome.ts';

type Failure = Extract<Outcome<unknown>, { readonly kind: 'failed' | 'missing' }>;

const missing = 404;

/** The error of a write that failed without a word to the reader: clients learn from it that nothing was written, and why. */
export const silentFailure = (outcome: Failure, errors: ErrorCatalogue): CatalogueError =>
  (outcome.kind === 'failed' ? outcome.error : errors.upstream(missing)).silently();
