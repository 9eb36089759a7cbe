/** What the browser knows of the visitor's account. aws-amplify's session will fill it. */
export interface AuthState {
  /** The bearer token of authorised calls; null for guests. */
  readonly idToken: string | null;
  /** Milliseconds since 1970; null for guests. */
  readonly expiresAt: number | null;
  /** Where to go after the next login. */
  readonly redirectPath: string;
}

export const guest: AuthState = { idToken: null, expiresAt: null, redirectPath: '/' };

/** Signed in means: there is an id token, and it has not ended. */
export const isSignedIn = ({ idToken, expiresAt }: AuthState, now = Date.now()): boolean =>
  Boolean(idToken) && expiresAt !== null && expiresAt > now;

/** A path of this site. Anything else that was put there would lead away. */
const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** Reads a stored state; what makes no sense is a guest's. */
export const authStateFrom = (text: string | null): AuthState => {
  try {
    const stored = JSON.parse(text ?? 'null') as Readonly<Record<string, unknown>> | null;
    const { idToken, expiresAt, redirectPath } = stored ?? {};
    return {
      idToken: typeof idToken === 'string' && idToken !== '' ? idToken : null,
      expiresAt: typeof expiresAt === 'number' ? expiresAt : null,
      redirectPath: isOwnPath(redirectPath) ? redirectPath : '/',
    };
  } catch {
    return guest;
  }
};
