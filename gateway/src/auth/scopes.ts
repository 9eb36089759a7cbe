import type { CatalogueError, ErrorCatalogue } from '../errors/catalogue.ts';

/** What a field of the graph, or all fields of a type, may ask of a request. */
export interface AuthScopes {
  /** A bearer token came along. Whether it is good is for the services to say. */
  readonly signedIn: boolean;
}

interface Asking {
  readonly signedIn: boolean;
  readonly errors: Pick<ErrorCatalogue, 'unauthorised'>;
}

/** The scopes of a request: the graph knows guests and users, and no further roles. */
export const authScopes = ({ signedIn }: Pick<Asking, 'signedIn'>): AuthScopes => ({ signedIn });

/** A request without a token gets what a 401 gives, and nothing is sent. */
export const signedOut = ({ errors }: Pick<Asking, 'errors'>): CatalogueError => errors.unauthorised(401);
