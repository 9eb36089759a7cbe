import type { CatalogueError, ErrorCatalogue } from '../../errors/catalogue.ts';
import type { Outcome } from '../../rest/outcome.ts';

type Failure = Extract<Outcome<unknown>, { readonly kind: 'failed' | 'missing' }>;

const missing = 404;

/** The silenced error of a failed write: it tells clients that nothing was written, and why. */
export const silentFailure = (outcome: Failure, errors: ErrorCatalogue): CatalogueError =>
  (outcome.kind === 'failed' ? outcome.error : errors.upstream(missing)).silently();
