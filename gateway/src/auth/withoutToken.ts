import type { CatalogueError, ErrorCatalogue } from '../errors/catalogue.ts';

/**
 * The one rule for what belongs to the viewer: a request without a token gets what a 401 gives, and nothing is sent.
 * Whether a token is good is for the services to say.
 */
export const withoutToken = (
  token: string | null,
  errors: Pick<ErrorCatalogue, 'unauthorised'>,
): CatalogueError | null => (token === null ? errors.unauthorised(401, 'Unauthorized') : null);
