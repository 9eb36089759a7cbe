import type { CatalogueError, ErrorCatalogue } from '../errors/catalogue.ts';

/** The scopes that a field or a type of the graph can require. */
export interface AuthScopes {
  /** The request has a bearer token. The services check whether it is valid. */
  readonly signedIn: boolean;
}

interface ScopeContext {
  readonly signedIn: boolean;
  readonly errors: Pick<ErrorCatalogue, 'unauthorised'>;
}

/** The scopes of a request. There are guests and users, and no other roles. */
export const authScopes = ({ signedIn }: Pick<ScopeContext, 'signedIn'>): AuthScopes => ({ signedIn });

/** The error of a request without a token, the same as for a 401. Nothing is sent. */
export const signedOut = ({ errors }: Pick<ScopeContext, 'errors'>): CatalogueError =>
  errors.unauthorised(401);
