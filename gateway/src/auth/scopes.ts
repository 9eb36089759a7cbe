import type { CatalogueError, ErrorCatalogue } from '../errors/catalogue.ts';
import type { Bearer } from './bearer.ts';

const signedInKinds: ReadonlySet<Bearer['kind']> = new Set(['user', 'unverified']);

/** The scopes that a field or a type of the graph can require. */
export interface AuthScopes {
  /** The request has the valid token of a user, or one that cannot be verified now: then each call fails by itself. */
  readonly signedIn: boolean;
}

interface ScopeContext {
  readonly bearer: () => Promise<Bearer>;
  readonly errors: Pick<ErrorCatalogue, 'unauthorised'>;
}

/**
 * The scopes of a request. There are guests and users, and no other roles. The token is verified for the first field that
 * needs it, so that an invalid one affects no public field.
 */
export const authScopes = ({ bearer }: Pick<ScopeContext, 'bearer'>) => ({
  signedIn: async () => signedInKinds.has((await bearer()).kind),
});

/** The error of a request without a valid token, the same as for a 401. Nothing is sent. */
export const signedOut = ({ errors }: Pick<ScopeContext, 'errors'>): CatalogueError =>
  errors.unauthorised(401);

interface GuestContext extends ScopeContext {
  readonly answer: { personal: boolean };
}

/**
 * Answers guests, in place of the error of `signedIn`, with what the field is for them. Their answer must not be shared: users
 * get another one. A token that is invalid or has ended stays an error, so that clients notice.
 */
export const forGuests =
  <Value>(value: Value) =>
  async (_parent: unknown, _args: unknown, context: GuestContext): Promise<Value> => {
    if ((await context.bearer()).kind !== 'guest') throw signedOut(context);
    context.answer.personal = true;
    return value;
  };

/** A row that only the user may read; null for guests. */
export const ownRow = async <Row>(
  context: GuestContext,
  read: () => Promise<Row | null>,
): Promise<Row | null> =>
  signedInKinds.has((await context.bearer()).kind) ? read() : forGuests(null)(undefined, {}, context);
